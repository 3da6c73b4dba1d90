# @param lamps [String]
# @param width [Integer]
# @return [Integer]
def fewest_pulls(lamps, width)
  
end
