def combined_ranges(firsts, lasts)
  firsts.zip(lasts).sort.each_with_object([]) do |(first, last), combined|
    if combined.any? && first <= combined.last[1] + 1
      combined.last[1] = [combined.last[1], last].max
    else
      combined << [first, last]
    end
  end
end
