WITH days AS (SELECT DISTINCT learner, day FROM visits), marked AS (
  SELECT learner, day, day - ROW_NUMBER() OVER (PARTITION BY learner ORDER BY day) AS streak FROM days
), streaks AS (
  SELECT learner, MIN(day) AS first_day, MAX(day) AS last_day, COUNT(*) AS days FROM marked GROUP BY learner, streak
), ranked AS (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY learner ORDER BY days DESC, first_day DESC) AS place FROM streaks
)
SELECT learner, first_day, last_day, days FROM ranked WHERE place = 1 ORDER BY learner
