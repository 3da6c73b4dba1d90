WITH RECURSIVE inside (outer_id, inner_id) AS (
  SELECT id, id FROM folders
  UNION ALL
  SELECT inside.outer_id, folders.id
  FROM inside
  JOIN folders ON folders.parent_id = inside.inner_id
)
SELECT folders.id, folders.name, COALESCE(SUM(files.kilobytes), 0) AS kilobytes
FROM folders
JOIN inside ON inside.outer_id = folders.id
LEFT JOIN files ON files.folder_id = inside.inner_id
GROUP BY folders.id, folders.name
ORDER BY folders.id
