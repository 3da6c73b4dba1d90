function stillInside(scans) {
  const once = []
  for (const scan of scans) {
    let times = 0
    for (const other of scans) if (other === scan) times++
    if (times === 1) once.push(scan)
  }
  return once.sort((a, b) => a - b)
}
