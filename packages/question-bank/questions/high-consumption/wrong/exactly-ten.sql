WITH periods AS (
  SELECT meter, LAG(day) OVER (PARTITION BY meter ORDER BY day) AS from_day, day AS to_day,
    value - LAG(value) OVER (PARTITION BY meter ORDER BY day) AS units
  FROM readings
)
SELECT meter, from_day, to_day, units FROM periods WHERE units >= 10 * (to_day - from_day) ORDER BY meter, from_day
