# @param leads_to [Array<Integer>]
# @param people [Array<Integer>]
# @return [Array<Integer>]
def shared_printer(leads_to, people)
  
end
