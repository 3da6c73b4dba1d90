SELECT product, COUNT(DISTINCT sold_on) AS months, SUM(quantity)
FROM sales
GROUP BY product
HAVING COUNT(DISTINCT sold_on) >= 3
ORDER BY months DESC, product
