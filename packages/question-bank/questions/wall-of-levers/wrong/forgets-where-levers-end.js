function fewestPulls(lamps, width) {
  let pulls = 0
  for (let i = 0; i < lamps.length; i++) {
    const isOn = (lamps[i] === '1') === (pulls % 2 === 0)
    if (isOn) continue
    if (i + width > lamps.length) return -1
    pulls++
  }
  return pulls
}
