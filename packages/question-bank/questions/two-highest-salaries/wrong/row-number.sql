SELECT department, name, salary FROM (
  SELECT department, name, salary, ROW_NUMBER() OVER (PARTITION BY department ORDER BY salary DESC, name) AS place FROM employees
)
WHERE place <= 2
ORDER BY department, salary DESC, name
