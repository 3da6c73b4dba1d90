OPENING = { ')' => '(', ']' => '[', '}' => '{' }

def first_wrong_bracket(template)
  open = []
  template.each_char.with_index do |character, position|
    if '([{'.include?(character)
      open.push(position)
    elsif OPENING.key?(character)
      return position if open.empty?
      partner = open.pop
      return position if template[partner] != OPENING[character]
    end
  end
  open.empty? ? -1 : open.first
end
