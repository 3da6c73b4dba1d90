def still_inside(scans)
  both = scans.reduce(:^)
  bit = both & -both
  one = scans.select { |scan| scan & bit != 0 }.reduce(0, :^)
  [one, both ^ one].sort
end
