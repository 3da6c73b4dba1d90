const SLOTS = 14
const ALL = (1 << SLOTS) - 1

function possiblePartners(busy) {
  const within = new Array(ALL + 1).fill(0)
  for (const set of busy) within[set]++
  const neverBusy = within[0]
  for (let slot = 1; slot <= ALL; slot <<= 1) {
    for (let set = 0; set <= ALL; set++) {
      if (set & slot) within[set] += within[set ^ slot]
    }
  }
  let sum = 0
  for (const set of busy) sum += within[ALL ^ set]
  return (sum - neverBusy) / 2
}
