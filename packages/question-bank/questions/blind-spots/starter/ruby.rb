# @param shifts [Array<Array<Integer>>]
# @param opens [Integer]
# @param closes [Integer]
# @param needed [Integer]
# @return [Array<Array<Integer>>]
def blind_spots(shifts, opens, closes, needed)
  
end
