# @param minutes [Array<Integer>]
# @param services [Array<Integer>]
# @param quiet [Integer]
# @return [Array<Integer>]
def quiet_pager(minutes, services, quiet)
  
end
