# @param count [Integer]
# @param users [Array<Integer>]
# @param used [Array<Integer>]
# @param failed [Integer]
# @return [Integer]
def fallen_services(count, users, used, failed)
  
end
