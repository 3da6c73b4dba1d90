def parcel_prices(limits, prices, parcels)
  parcels.map do |weight|
    found = limits.bsearch_index { |limit| limit >= weight }
    found ? prices[found] : -1
  end
end
