def undo_redo(actions)
  board = []
  undone = []
  actions.each do |action|
    case action
    when '-undo' then undone.push(board.pop) if board.any?
    when '-redo' then board.push(undone.pop) if undone.any?
    else
      board.push(action)
      undone = []
    end
  end
  board
end
