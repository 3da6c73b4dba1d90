def cheapest_edits(before, after, insert_cost, delete_cost, replace_cost)
  costs = (0..after.length).map { |count| count * delete_cost }
  (1..before.length).each do |row|
    following = [row * delete_cost]
    (1..after.length).each do |column|
      if before[row - 1] == after[column - 1]
        following.push(costs[column - 1])
      else
        replaced = costs[column - 1] + replace_cost
        deleted = following[column - 1] + delete_cost
        inserted = following[column - 1] + insert_cost
        following.push([replaced, deleted, inserted].min)
      end
    end
    costs = following
  end
  costs[after.length]
end
