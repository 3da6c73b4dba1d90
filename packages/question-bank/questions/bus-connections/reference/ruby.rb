def bus_connections(trains, buses, walk)
  bus = 0
  trains.map do |train|
    bus += 1 while bus < buses.length && buses[bus] < train + walk
    bus < buses.length ? buses[bus] - train - walk : -1
  end
end
