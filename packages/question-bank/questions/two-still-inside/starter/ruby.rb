# @param scans [Array<Integer>]
# @return [Array<Integer>]
def still_inside(scans)
  
end
