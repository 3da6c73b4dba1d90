SELECT department, name, salary FROM (
  SELECT department, name, salary, DENSE_RANK() OVER (ORDER BY salary DESC) AS place FROM employees
)
WHERE place <= 2
ORDER BY department, salary DESC, name
