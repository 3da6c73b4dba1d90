WITH numbered AS (
  SELECT desk, minutes, ROW_NUMBER() OVER (PARTITION BY desk ORDER BY minutes) AS place, COUNT(*) OVER (PARTITION BY desk) AS visits FROM visits
)
SELECT desk, visits, SUM(minutes) / COUNT(*) FROM numbered WHERE place IN ((visits + 1) / 2, (visits + 2) / 2) GROUP BY desk, visits ORDER BY desk
