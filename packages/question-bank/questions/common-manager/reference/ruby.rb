def common_manager(managers, one, other)
  while one != other
    if one > other
      one = managers[one]
    else
      other = managers[other]
    end
  end
  one
end
