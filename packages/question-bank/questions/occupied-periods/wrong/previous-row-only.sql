WITH marked AS (
  SELECT *, CASE WHEN starts <= LAG(ends) OVER (PARTITION BY room ORDER BY starts, id) THEN 0 ELSE 1 END AS is_new FROM bookings
), numbered AS (SELECT *, SUM(is_new) OVER (PARTITION BY room ORDER BY starts, id) AS period FROM marked)
SELECT room, MIN(starts), MAX(ends) FROM numbered GROUP BY room, period ORDER BY room, 2
