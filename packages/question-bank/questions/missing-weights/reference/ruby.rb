def weights_to_add(weights, limit)
  reach = following = added = 0
  while reach < limit
    if following < weights.length && weights[following] <= reach + 1
      reach += weights[following]
      following += 1
    else
      reach += reach + 1
      added += 1
    end
  end
  added
end
