SELECT employees.name, manager.name, employees.salary - manager.salary
FROM employees
JOIN employees AS manager ON manager.id IN (SELECT manager_id FROM employees) AND manager.id <> employees.id
WHERE employees.salary > manager.salary AND employees.manager_id IS NOT NULL
