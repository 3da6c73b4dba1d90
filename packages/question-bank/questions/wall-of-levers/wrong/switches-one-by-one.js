function fewestPulls(lamps, width) {
  const isOn = [...lamps].map((lamp) => lamp === '1')
  let pulls = 0
  for (let i = 0; i < isOn.length; i++) {
    if (isOn[i]) continue
    if (i + width > isOn.length) return -1
    for (let k = i; k < i + width; k++) isOn[k] = !isOn[k]
    pulls++
  }
  return pulls
}
