SELECT employees.name, manager.name, employees.salary - manager.salary
FROM employees
JOIN employees AS manager ON manager.id = employees.manager_id
WHERE employees.salary >= manager.salary
