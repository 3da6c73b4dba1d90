function fullCrates(jars, crate) {
  let stretches = 0
  for (let from = 0; from < jars.length; from++) {
    let total = 0
    for (let to = from; to < jars.length; to++) {
      total += jars[to]
      if (total % crate === 0) stretches++
    }
  }
  return stretches
}
