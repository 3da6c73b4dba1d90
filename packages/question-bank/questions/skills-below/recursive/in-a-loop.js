function skillsBelow(parents, skills) {
  const parts = parents.map(() => [])
  for (let part = 1; part < parents.length; part++) parts[parents[part]].push(part)
  const counts = []
  function collect(department) {
    let all = new Set([skills[department]])
    for (const part of parts[department]) {
      let other = collect(part)
      if (other.size > all.size) [all, other] = [other, all]
      for (const skill of other) all.add(skill)
    }
    counts[department] = all.size
    return all
  }
  collect(0)
  return counts
}
