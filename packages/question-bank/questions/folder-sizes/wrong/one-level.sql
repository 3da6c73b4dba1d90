SELECT folders.id, folders.name, COALESCE((SELECT SUM(kilobytes) FROM files
  WHERE folder_id = folders.id OR folder_id IN (SELECT id FROM folders AS child WHERE child.parent_id = folders.id)), 0)
FROM folders
ORDER BY folders.id
