def groups_with_tent(groups, tents, spare)
  people = groups.sort
  places = tents.sort
  count = group = tent = 0
  while group < people.length && tent < places.length
    if places[tent] < people[group]
      tent += 1
    elsif places[tent] > people[group] + spare
      group += 1
    else
      count += 1
      group += 1
      tent += 1
    end
  end
  count
end
