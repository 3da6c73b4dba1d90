SELECT folders.id, folders.name, COALESCE(SUM(files.kilobytes), 0)
FROM folders
LEFT JOIN files ON files.folder_id = folders.id
GROUP BY folders.id
ORDER BY folders.id
