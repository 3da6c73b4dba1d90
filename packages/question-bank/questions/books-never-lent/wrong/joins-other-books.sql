SELECT DISTINCT books.id, books.title
FROM books
JOIN loans ON loans.book_id <> books.id
ORDER BY books.title, books.id
