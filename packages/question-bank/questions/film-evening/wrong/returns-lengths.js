function filmEvenings(durations, minutes) {
  const selections = []
  const choose = (from, left, chosen) => {
    if (left === 0) selections.push(chosen)
    for (let film = from; film < durations.length && durations[film] <= left; film++)
      choose(film + 1, left - durations[film], [...chosen, durations[film]])
  }
  choose(0, minutes, [])
  return selections
}
