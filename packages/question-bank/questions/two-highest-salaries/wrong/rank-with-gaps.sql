SELECT department, name, salary FROM (
  SELECT department, name, salary, RANK() OVER (PARTITION BY department ORDER BY salary DESC) AS place FROM employees
)
WHERE place <= 2
ORDER BY department, salary DESC, name
