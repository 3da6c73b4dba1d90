def look_up_settings(lines, keys)
  values = Hash.new("")
  prefix = ""
  lines.each do |line|
    text = line.strip
    next if text.empty? || text.start_with?("#")
    if text.start_with?("[")
      prefix = text[1..-2] + "."
      next
    end
    key, value = text.split("=", 2)
    values[prefix + key.strip] = value.strip
  end
  keys.map { |key| values[key] }
end
