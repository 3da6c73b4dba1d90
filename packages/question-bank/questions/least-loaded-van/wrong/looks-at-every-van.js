function heaviestVan(crates, vans) {
  const loads = new Array(vans).fill(0)
  let heaviest = 0
  for (const crate of crates) {
    let least = 0
    for (let van = 1; van < vans; van++) if (loads[van] < loads[least]) least = van
    loads[least] += crate
    heaviest = Math.max(heaviest, loads[least])
  }
  return heaviest
}
