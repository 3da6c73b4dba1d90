SELECT employees.name, manager.name AS manager, employees.salary - manager.salary AS difference
FROM employees
JOIN employees AS manager ON manager.id = employees.manager_id
WHERE employees.salary > manager.salary
