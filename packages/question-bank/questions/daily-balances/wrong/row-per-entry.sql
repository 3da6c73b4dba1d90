SELECT account, day, SUM(amount) OVER (PARTITION BY account ORDER BY day, id)
FROM entries
ORDER BY account, day, id
