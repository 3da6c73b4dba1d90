SELECT courier, SUM(CASE WHEN done_minute <= due_minute THEN 1 ELSE 0 END), SUM(CASE WHEN done_minute > due_minute THEN 1 ELSE 0 END),
  SUM(CASE WHEN done_minute IS NULL THEN 1 ELSE 0 END), 100 * SUM(CASE WHEN done_minute <= due_minute THEN 1 ELSE 0 END) / COUNT(*)
FROM deliveries
GROUP BY courier
ORDER BY courier
