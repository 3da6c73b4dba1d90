SELECT learner, MIN(day), MAX(day), COUNT(DISTINCT day)
FROM visits
GROUP BY learner
ORDER BY learner
