def addresses_in_network(network, addresses)
  start, bits = network.split("/")
  prefix_of = lambda do |address|
    address.split(".").inject(0) { |number, part| number * 256 + part.to_i } >> (32 - bits.to_i)
  end
  prefix = prefix_of.call(start)
  addresses.count { |address| prefix_of.call(address) == prefix }
end
