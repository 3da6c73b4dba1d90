def cache_misses(capacity, pages)
  cached = {}
  misses = 0
  pages.each do |page|
    unless cached.delete(page)
      misses += 1
      cached.shift if cached.size == capacity
    end
    cached[page] = true
  end
  misses
end
