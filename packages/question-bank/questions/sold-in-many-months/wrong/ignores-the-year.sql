SELECT product, COUNT(DISTINCT SUBSTR(sold_on, 6, 2)) AS months, SUM(quantity)
FROM sales
GROUP BY product
HAVING COUNT(DISTINCT SUBSTR(sold_on, 6, 2)) >= 3
ORDER BY months DESC, product
