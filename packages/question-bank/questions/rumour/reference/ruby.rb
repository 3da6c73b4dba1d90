def heard_within(people, firsts, seconds, start, days)
  friends = Array.new(people) { [] }
  firsts.zip(seconds) do |first, second|
    friends[first] << second
    friends[second] << first
  end
  is_known = Array.new(people, false)
  is_known[start] = true
  heard_last = [start]
  days.times do
    hearing = []
    heard_last.each do |person|
      friends[person].each do |friend|
        next if is_known[friend]
        is_known[friend] = true
        hearing << friend
      end
    end
    break if hearing.empty?
    heard_last = hearing
  end
  is_known.count(true)
end
