SELECT id, title
FROM books
WHERE id NOT IN (SELECT book_id FROM loans)
ORDER BY title, id
