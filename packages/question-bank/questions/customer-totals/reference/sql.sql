SELECT customers.name, COUNT(orders.id) AS orders, COALESCE(SUM(orders.total_cents), 0) AS total_cents
FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id, customers.name
