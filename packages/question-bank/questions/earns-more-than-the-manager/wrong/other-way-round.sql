SELECT employees.name, manager.name, employees.salary - manager.salary
FROM employees
JOIN employees AS manager ON manager.manager_id = employees.id
WHERE employees.salary > manager.salary
