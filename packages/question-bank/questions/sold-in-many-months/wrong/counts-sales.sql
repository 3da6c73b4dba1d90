SELECT product, COUNT(*) AS months, SUM(quantity)
FROM sales
GROUP BY product
HAVING COUNT(*) >= 3
ORDER BY months DESC, product
