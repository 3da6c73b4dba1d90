WITH periods AS (
  SELECT meter, LAG(day) OVER (ORDER BY meter, day) AS from_day, day AS to_day, value - LAG(value) OVER (ORDER BY meter, day) AS units
  FROM readings
)
SELECT meter, from_day, to_day, units FROM periods WHERE units > 10 * (to_day - from_day) ORDER BY meter, from_day
