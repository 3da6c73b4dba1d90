function filmEvenings(durations, minutes) {
  const selections = []
  const chosen = []
  const choose = (from, left) => {
    if (left === 0) selections.push(chosen)
    for (let film = from; film < durations.length && durations[film] <= left; film++) {
      chosen.push(film)
      choose(film + 1, left - durations[film])
      chosen.pop()
    }
  }
  choose(0, minutes)
  return selections
}
