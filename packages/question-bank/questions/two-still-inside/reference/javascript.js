function stillInside(scans) {
  const both = scans.reduce((value, scan) => value ^ scan, 0)
  const bit = both & -both
  let one = 0
  for (const scan of scans) if (scan & bit) one ^= scan
  const other = both ^ one
  return one < other ? [one, other] : [other, one]
}
