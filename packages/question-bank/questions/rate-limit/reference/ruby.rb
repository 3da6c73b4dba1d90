def accepted_requests(times, clients, limit, seconds)
  accepted_by = Hash.new { |hash, client| hash[client] = [] }
  times.each_index.map do |i|
    accepted = accepted_by[clients[i]]
    is_accepted = accepted.length < limit || accepted[-limit] <= times[i] - seconds
    accepted << times[i] if is_accepted
    is_accepted
  end
end
