def largest_checksum(packets)
  beginnings = [0]
  packets.each { |packet| beginnings << (beginnings.last ^ packet) }
  largest = 0
  29.downto(0) do |bit|
    upper = {}
    beginnings.each { |beginning| upper[beginning >> bit] = true }
    wanted = (largest >> bit) | 1
    largest |= 1 << bit if upper.each_key.any? { |value| upper.key?(value ^ wanted) }
  end
  largest
end
