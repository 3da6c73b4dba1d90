# @param actions [Array<String>]
# @return [Array<String>]
def undo_redo(actions)
  
end
