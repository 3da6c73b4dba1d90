SELECT
  courier,
  SUM(CASE WHEN done_minute <= due_minute THEN 1 ELSE 0 END) AS punctual,
  SUM(CASE WHEN done_minute > due_minute THEN 1 ELSE 0 END) AS late,
  SUM(CASE WHEN done_minute IS NULL THEN 1 ELSE 0 END) AS open,
  100 * SUM(CASE WHEN done_minute <= due_minute THEN 1 ELSE 0 END) / NULLIF(COUNT(done_minute), 0) AS percent
FROM deliveries
GROUP BY courier
ORDER BY courier
