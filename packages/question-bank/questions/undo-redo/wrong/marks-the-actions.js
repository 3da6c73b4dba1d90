function undoRedo(actions) {
  const states = []
  for (let at = 0; at < actions.length; at++) {
    if (actions[at] === '-undo') {
      let last = at - 1
      while (last >= 0 && states[last] !== 'drawn') last--
      if (last >= 0) states[last] = 'undone'
    } else if (actions[at] === '-redo') {
      let first = 0
      while (first < at && states[first] !== 'undone') first++
      if (first < at) states[first] = 'drawn'
    } else {
      for (let other = 0; other < at; other++) {
        if (states[other] === 'undone') states[other] = 'lost'
      }
    }
    states[at] ??= actions[at].startsWith('-') ? 'none' : 'drawn'
  }
  return actions.filter((_, at) => states[at] === 'drawn')
}
