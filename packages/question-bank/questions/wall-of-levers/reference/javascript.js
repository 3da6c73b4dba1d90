function fewestPulls(lamps, width) {
  const isPulled = new Array(lamps.length).fill(false)
  let reaching = 0
  let pulls = 0
  for (let i = 0; i < lamps.length; i++) {
    if (i >= width && isPulled[i - width]) reaching--
    const isOn = (lamps[i] === '1') === (reaching % 2 === 0)
    if (isOn) continue
    if (i + width > lamps.length) return -1
    isPulled[i] = true
    reaching++
    pulls++
  }
  return pulls
}
