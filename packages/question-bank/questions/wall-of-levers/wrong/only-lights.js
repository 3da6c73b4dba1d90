function fewestPulls(lamps, width) {
  let pulls = 0
  for (let i = 0; i < lamps.length; i++) {
    if (lamps[i] === '1') continue
    pulls++
    i += width - 1
  }
  return pulls
}
