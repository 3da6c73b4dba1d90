SELECT books.id, books.title
FROM books
WHERE NOT EXISTS (SELECT 1 FROM loans WHERE loans.book_id = books.id)
ORDER BY books.title, books.id
