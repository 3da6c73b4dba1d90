function skillsBelow(parents, skills) {
  const counts = skills.map(() => 1)
  for (let department = parents.length - 1; department > 0; department--) {
    counts[parents[department]] += counts[department]
    if (skills[department] === skills[parents[department]]) counts[parents[department]]--
  }
  return counts
}
