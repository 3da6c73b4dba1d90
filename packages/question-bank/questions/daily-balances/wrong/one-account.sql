WITH daily AS (SELECT account, day, SUM(amount) AS change FROM entries GROUP BY account, day)
SELECT account, day, SUM(change) OVER (ORDER BY account, day)
FROM daily
ORDER BY account, day
