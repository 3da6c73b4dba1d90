function undoRedo(actions: string[]): string[] {
  const board: string[] = []
  let undone: string[] = []
  for (const action of actions) {
    if (action === '-undo') {
      undone.push(...board.splice(-1))
    } else if (action === '-redo') {
      board.push(...undone.splice(-1))
    } else {
      board.push(action)
      undone = []
    }
  }
  return board
}
