# @param delays [Array<Integer>]
# @param limit [Integer]
# @param excused [Integer]
# @return [Integer]
def punctual_run(delays, limit, excused)
  
end
