STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]]

def fewest_steps(floor, keys)
  rows, columns = floor.length, floor[0].length
  seen = { [0, 0, keys] => true }
  places = [[0, 0, keys]]
  steps = 0
  until places.empty?
    following = []
    places.each do |row, column, left|
      return steps if row == rows - 1 && column == columns - 1
      STEPS.each do |down, right|
        next unless (row + down).between?(0, rows - 1) && (column + right).between?(0, columns - 1)
        tile = floor[row + down][column + right]
        place = [row + down, column + right, tile == 'D' ? left - 1 : left]
        next if !'.D'.include?(tile) || place[2] < 0 || seen[place]
        seen[place] = true
        following.push(place)
      end
    end
    places = following
    steps += 1
  end
  -1
end
