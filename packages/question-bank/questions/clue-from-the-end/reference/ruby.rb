def clue_from_the_end(next_clue, first, k)
  ahead = first
  k.times do
    return -1 if ahead == -1
    ahead = next_clue[ahead]
  end
  place = first
  while ahead != -1
    ahead = next_clue[ahead]
    place = next_clue[place]
  end
  place
end
