def largest_network(computers, starts, ends)
  neighbours = Array.new(computers) { [] }
  starts.each_with_index do |a, i|
    neighbours[a] << ends[i]
    neighbours[ends[i]] << a
  end
  visited = Array.new(computers, false)
  (0...computers).map do |start|
    next 0 if visited[start]
    visited[start] = true
    waiting = [start]
    size = 0
    until waiting.empty?
      size += 1
      neighbours[waiting.pop].each do |neighbour|
        next if visited[neighbour]
        visited[neighbour] = true
        waiting << neighbour
      end
    end
    size
  end.max
end
