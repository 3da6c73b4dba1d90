def fewest_rides(pallets, limit)
  sorted = pallets.sort
  lightest = 0
  heaviest = sorted.length - 1
  rides = 0
  while lightest <= heaviest
    lightest += 1 if sorted[lightest] + sorted[heaviest] <= limit
    heaviest -= 1
    rides += 1
  end
  rides
end
