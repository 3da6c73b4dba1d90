SELECT account, day, SUM(amount)
FROM entries
GROUP BY account, day
ORDER BY account, day
