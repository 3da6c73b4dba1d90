WITH daily AS (SELECT account, day, SUM(amount) AS change FROM entries GROUP BY account, day)
SELECT account, day, SUM(change) OVER (PARTITION BY account)
FROM daily
ORDER BY account, day
