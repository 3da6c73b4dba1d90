def kth_cable(boxes, k)
  sorted = boxes.sort
  (0..sorted.last - sorted.first).bsearch do |length|
    left = 0
    cables = 0
    sorted.each_with_index do |box, right|
      left += 1 while box - sorted[left] > length
      cables += right - left
    end
    cables >= k
  end
end
