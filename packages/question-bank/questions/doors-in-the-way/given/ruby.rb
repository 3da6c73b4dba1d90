STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]]

def fewest_steps(floor, keys)
  rows, columns = floor.length, floor[0].length
  seen = { [0, 0] => true }
  places = [[0, 0]]
  steps = 0
  until places.empty?
    following = []
    places.each do |row, column|
      return steps if row == rows - 1 && column == columns - 1
      STEPS.each do |down, right|
        place = [row + down, column + right]
        next unless place[0].between?(0, rows - 1) && place[1].between?(0, columns - 1)
        next if floor[place[0]][place[1]] != '.' || seen[place]
        seen[place] = true
        following.push(place)
      end
    end
    places = following
    steps += 1
  end
  -1
end
