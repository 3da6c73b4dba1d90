function filmEvenings(durations, minutes) {
  const found = new Map()
  const choose = (chosen, left) => {
    if (left === 0) {
      const films = [...chosen].sort((a, b) => a - b)
      found.set(films.join(), films)
    }
    for (let film = 0; film < durations.length; film++) {
      if (durations[film] <= left && !chosen.includes(film)) choose([...chosen, film], left - durations[film])
    }
  }
  choose([], minutes)
  const inOrder = (a, b) => {
    let i = 0
    while (i < a.length && i < b.length && a[i] === b[i]) i++
    return (a[i] ?? -1) - (b[i] ?? -1)
  }
  return [...found.values()].sort(inOrder)
}
