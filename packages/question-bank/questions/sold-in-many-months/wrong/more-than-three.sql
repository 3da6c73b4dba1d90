SELECT product, COUNT(DISTINCT SUBSTR(sold_on, 1, 7)) AS months, SUM(quantity)
FROM sales
GROUP BY product
HAVING COUNT(DISTINCT SUBSTR(sold_on, 1, 7)) > 3
ORDER BY months DESC, product
