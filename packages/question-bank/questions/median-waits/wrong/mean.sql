SELECT desk, COUNT(*), AVG(minutes)
FROM visits
GROUP BY desk
ORDER BY desk
