SELECT customers.name, COUNT(*), COALESCE(SUM(orders.total_cents), 0)
FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id
