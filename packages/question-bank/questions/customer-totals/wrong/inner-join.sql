SELECT customers.name, COUNT(*), SUM(orders.total_cents)
FROM customers
JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id
