function undoRedo(actions) {
  const board = []
  let undone = []
  for (const action of actions) {
    if (action === '-undo') {
      undone.push(board.pop())
    } else if (action === '-redo') {
      if (undone.length > 0) board.push(undone.pop())
    } else {
      board.push(action)
      undone = []
    }
  }
  return board
}
