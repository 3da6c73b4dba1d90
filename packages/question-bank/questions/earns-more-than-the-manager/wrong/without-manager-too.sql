SELECT employees.name, manager.name, employees.salary - COALESCE(manager.salary, 0)
FROM employees
LEFT JOIN employees AS manager ON manager.id = employees.manager_id
WHERE employees.salary > COALESCE(manager.salary, 0)
