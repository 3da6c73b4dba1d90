WITH RECURSIVE inside (outer_id, inner_id) AS (
  SELECT parent_id, id FROM folders WHERE parent_id IS NOT NULL
  UNION ALL
  SELECT inside.outer_id, folders.id FROM inside JOIN folders ON folders.parent_id = inside.inner_id
)
SELECT folders.id, folders.name, COALESCE(SUM(files.kilobytes), 0)
FROM folders LEFT JOIN inside ON inside.outer_id = folders.id LEFT JOIN files ON files.folder_id = inside.inner_id
GROUP BY folders.id ORDER BY folders.id
