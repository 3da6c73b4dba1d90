function heaviestVan(crates, vans) {
  const loads = new Array(vans).fill(0)
  let heaviest = 0
  for (const crate of crates) {
    const load = loads[0] + crate
    heaviest = Math.max(heaviest, load)
    sink(loads, load)
  }
  return heaviest
}

/** Puts `load` in the place of the smallest one, and moves it down to where it belongs. */
function sink(loads, load) {
  let at = 0
  while (2 * at + 1 < loads.length) {
    let child = 2 * at + 1
    if (child + 1 < loads.length && loads[child + 1] < loads[child]) child++
    if (loads[child] >= load) break
    loads[at] = loads[child]
    at = child
  }
  loads[at] = load
}
