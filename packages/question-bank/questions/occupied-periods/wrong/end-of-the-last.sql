WITH marked AS (
  SELECT *, CASE WHEN starts <= MAX(ends) OVER (PARTITION BY room ORDER BY starts, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) THEN 0 ELSE 1 END AS is_new FROM bookings
), numbered AS (SELECT *, SUM(is_new) OVER (PARTITION BY room ORDER BY starts, id) AS period FROM marked),
lasting AS (SELECT *, LAST_VALUE(ends) OVER (PARTITION BY room, period ORDER BY starts, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS final FROM numbered)
SELECT room, MIN(starts), MAX(final) FROM lasting GROUP BY room, period ORDER BY room, 2
