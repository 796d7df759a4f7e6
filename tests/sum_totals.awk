# Sums the "Totals: 5 passed, 0 failed, ..." lines of a ctest log. A test that did not pass and whose own totals
# show no failure (crash, time-out, sanitizer) counts as one failure; a passing one without totals as one pass.
function finish() {
    if (!open) return
    passed += ownPassed
    failed += ownFailed
    if (!ok && ownFailed == 0) failed++
    if (ok && !totals) passed++
    open = 0
}
/^[0-9]+\/[0-9]+ Testing: / { finish(); open = 1; ok = totals = ownPassed = ownFailed = 0 }
/^Totals: [0-9]+ passed, [0-9]+ failed/ { totals = 1; ownPassed += $2; ownFailed += $4 }
/^Test Passed\.$/ { ok = 1 }
END { finish(); print passed + 0, failed + 0 }
