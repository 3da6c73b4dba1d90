# @param floor [Array<String>]
# @return [Integer]
def farthest_desk(floor)
  
end
