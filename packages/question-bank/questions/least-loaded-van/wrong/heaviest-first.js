function heaviestVan(crates, vans) {
  const loads = new Array(vans).fill(0)
  for (const crate of [...crates].sort((a, b) => b - a)) {
    loads[0] += crate
    for (let i = 0; i + 1 < vans && loads[i] > loads[i + 1]; i++) [loads[i], loads[i + 1]] = [loads[i + 1], loads[i]]
  }
  return loads[vans - 1]
}
