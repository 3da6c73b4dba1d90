# @param bosses [Array<Integer>]
# @return [Array<Integer>]
def team_sizes(bosses)
  
end
