# @param questions [Array<Array<Integer>>]
# @param youngest [Integer]
# @param oldest [Integer]
# @return [Array<Integer>]
def dead_questions(questions, youngest, oldest)
  
end
