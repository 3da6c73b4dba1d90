def tiles_left(tiles, group)
  runs = []
  tiles.each do |colour|
    runs << [colour, 0] if runs.empty? || runs.last[0] != colour
    runs.last[1] += 1
    runs.pop if runs.last[1] == group
  end
  runs.flat_map { |colour, length| [colour] * length }
end
