function skillsBelow(parents, skills) {
  const sets = skills.map(() => new Set())
  for (let department = parents.length - 1; department > 0; department--) {
    const above = sets[parents[department]]
    for (const skill of sets[department]) above.add(skill)
    above.add(skills[department])
  }
  return sets.map((set) => Math.max(1, set.size))
}
