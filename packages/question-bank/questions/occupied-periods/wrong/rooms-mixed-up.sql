WITH marked AS (
  SELECT *, CASE WHEN starts <= MAX(ends) OVER (ORDER BY starts, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) THEN 0 ELSE 1 END AS is_new FROM bookings
), numbered AS (SELECT *, SUM(is_new) OVER (ORDER BY starts, id) AS period FROM marked)
SELECT room, MIN(starts), MAX(ends) FROM numbered GROUP BY room, period ORDER BY room, 2
