SELECT customers.name, COUNT(orders.id), SUM(orders.total_cents)
FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id
