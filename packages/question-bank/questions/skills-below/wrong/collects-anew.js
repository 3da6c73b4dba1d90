function skillsBelow(parents, skills) {
  const children = parents.map(() => [])
  for (let department = 1; department < parents.length; department++) children[parents[department]].push(department)
  return parents.map((_, department) => {
    const found = new Set()
    const open = [department]
    while (open.length > 0) {
      const next = open.pop()
      found.add(skills[next])
      for (const child of children[next]) open.push(child)
    }
    return found.size
  })
}
