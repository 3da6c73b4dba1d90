# @param beads [Array<Integer>]
# @param recipe [Array<Integer>]
# @return [Array<Integer>]
def bead_cut(beads, recipe)
  
end
