def in_the_shade(heights)
  taller = []
  heights.each_with_index.map do |height, i|
    taller.pop while taller.any? && heights[taller.last] <= height
    distance = taller.any? ? i - taller.last : 0
    taller.push(i)
    distance
  end
end
