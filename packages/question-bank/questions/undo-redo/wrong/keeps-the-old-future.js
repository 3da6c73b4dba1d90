function undoRedo(actions) {
  const board = []
  const undone = []
  for (const action of actions) {
    if (action === '-undo') {
      if (board.length > 0) undone.push(board.pop())
    } else if (action === '-redo') {
      if (undone.length > 0) board.push(undone.pop())
    } else {
      board.push(action)
    }
  }
  return board
}
