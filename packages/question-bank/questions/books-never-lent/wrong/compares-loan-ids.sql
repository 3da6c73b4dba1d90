SELECT id, title
FROM books
WHERE NOT EXISTS (SELECT 1 FROM loans WHERE loans.id = books.id)
ORDER BY title, id
