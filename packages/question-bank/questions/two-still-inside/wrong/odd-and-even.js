function stillInside(scans) {
  let odd = 0
  let even = 0
  for (const scan of scans) {
    if (scan & 1) odd ^= scan
    else even ^= scan
  }
  return odd < even ? [odd, even] : [even, odd]
}
