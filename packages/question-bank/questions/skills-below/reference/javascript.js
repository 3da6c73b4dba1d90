function skillsBelow(parents, skills) {
  const sets = skills.map((skill) => new Set([skill]))
  const counts = []
  for (let department = parents.length - 1; department > 0; department--) {
    const own = sets[department]
    counts.push(own.size)
    const above = sets[parents[department]]
    sets[parents[department]] = own.size > above.size ? merge(above, own) : merge(own, above)
  }
  counts.push(sets[0].size)
  return counts.reverse()
}

function merge(smaller, larger) {
  for (const skill of smaller) larger.add(skill)
  return larger
}
