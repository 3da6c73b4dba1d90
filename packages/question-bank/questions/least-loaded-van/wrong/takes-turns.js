function heaviestVan(crates, vans) {
  const loads = new Array(vans).fill(0)
  let heaviest = 0
  for (let i = 0; i < crates.length; i++) {
    loads[i % vans] += crates[i]
    heaviest = Math.max(heaviest, loads[i % vans])
  }
  return heaviest
}
