WITH numbered AS (
  SELECT desk, minutes, ROW_NUMBER() OVER (PARTITION BY desk ORDER BY minutes) AS place, COUNT(*) OVER (PARTITION BY desk) AS times FROM (SELECT DISTINCT desk, minutes FROM visits)
)
SELECT desk, (SELECT COUNT(*) FROM visits WHERE visits.desk = numbered.desk), AVG(minutes) FROM numbered WHERE place IN ((times + 1) / 2, (times + 2) / 2) GROUP BY desk ORDER BY desk
