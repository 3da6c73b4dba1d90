def ticket_machines(passengers)
  count = passengers.length
  ring = passengers.rotate(passengers.index(passengers.min))
  ring << ring[0]
  machines = Array.new(count + 1, 1)
  (1...count).each { |i| machines[i] = machines[i - 1] + 1 if ring[i] > ring[i - 1] }
  (count - 1).downto(0) do |i|
    machines[i] = [machines[i], machines[i + 1] + 1].max if ring[i] > ring[i + 1]
  end
  machines.take(count).sum
end
