function fewestRepeaters(links) {
  const beyond = links.map(() => [])
  links.forEach((site, i) => {
    if (site >= 0) beyond[site].push(i)
  })
  let repeaters = 0
  const place = (site) => {
    let isNeeded = false
    let isServed = false
    beyond[site].forEach((next) => {
      const state = place(next)
      if (state === 'not served') isNeeded = true
      if (state === 'repeater') isServed = true
    })
    if (isNeeded) {
      repeaters++
      return 'repeater'
    }
    return isServed ? 'served' : 'not served'
  }
  if (place(0) === 'not served') repeaters++
  return repeaters
}
