SELECT department, name, salary
FROM employees
WHERE (SELECT COUNT(DISTINCT other.salary) FROM employees AS other
  WHERE other.department = employees.department AND other.salary > employees.salary) < 1
ORDER BY department, salary DESC, name
