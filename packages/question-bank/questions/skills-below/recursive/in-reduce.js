function skillsBelow(parents, skills) {
  const parts = parents.map(() => [])
  parents.forEach((parent, part) => {
    if (parent >= 0) parts[parent].push(part)
  })
  const counts = []
  const merge = (one, other) => {
    const [smaller, larger] = one.size < other.size ? [one, other] : [other, one]
    smaller.forEach((skill) => larger.add(skill))
    return larger
  }
  const collect = (department) => {
    const all = parts[department].reduce((found, part) => merge(found, collect(part)), new Set([skills[department]]))
    counts[department] = all.size
    return all
  }
  collect(0)
  return counts
}
