WITH daily AS (
  SELECT account, day, SUM(amount) AS change
  FROM entries
  GROUP BY account, day
)
SELECT account, day, SUM(change) OVER (PARTITION BY account ORDER BY day) AS balance
FROM daily
ORDER BY account, day
