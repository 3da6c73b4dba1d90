# @param trains [Array<Integer>]
# @param buses [Array<Integer>]
# @param walk [Integer]
# @return [Array<Integer>]
def bus_connections(trains, buses, walk)
  
end
