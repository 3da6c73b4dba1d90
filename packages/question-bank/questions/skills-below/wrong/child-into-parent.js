function skillsBelow(parents, skills) {
  const sets = skills.map((skill) => new Set([skill]))
  for (let department = parents.length - 1; department > 0; department--) {
    for (const skill of sets[department]) sets[parents[department]].add(skill)
  }
  return sets.map((set) => set.size)
}
