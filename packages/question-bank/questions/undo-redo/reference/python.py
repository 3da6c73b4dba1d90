def undo_redo(actions):
    board, undone = [], []
    for action in actions:
        if action == "-undo":
            if board:
                undone.append(board.pop())
        elif action == "-redo":
            if undone:
                board.append(undone.pop())
        else:
            board.append(action)
            undone.clear()
    return board
