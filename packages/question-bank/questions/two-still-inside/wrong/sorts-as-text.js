function stillInside(scans) {
  const inside = new Set()
  for (const scan of scans) {
    if (!inside.delete(scan)) inside.add(scan)
  }
  return [...inside].sort()
}
