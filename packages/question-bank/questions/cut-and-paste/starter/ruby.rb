# @param count [Integer]
# @param moves [Array<Array<Integer>>]
# @return [Array<Integer>]
def cut_and_paste(count, moves)
  
end
