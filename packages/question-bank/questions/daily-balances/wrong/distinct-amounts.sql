WITH daily AS (SELECT account, day, SUM(DISTINCT amount) AS change FROM entries GROUP BY account, day)
SELECT account, day, SUM(change) OVER (PARTITION BY account ORDER BY day)
FROM daily
ORDER BY account, day
