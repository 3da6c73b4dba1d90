WITH marked AS (
  SELECT room, starts, ends, id,
    CASE
      WHEN starts <= MAX(ends) OVER (
        PARTITION BY room ORDER BY starts, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) THEN 0
      ELSE 1
    END AS is_new
  FROM bookings
), numbered AS (
  SELECT room, starts, ends, SUM(is_new) OVER (PARTITION BY room ORDER BY starts, id) AS period
  FROM marked
)
SELECT room, MIN(starts) AS starts, MAX(ends) AS ends
FROM numbered
GROUP BY room, period
ORDER BY room, starts
