def evaluate(formula)
  total = 0
  sign = 1
  number = 0
  formula.each_char do |character|
    if character.match?(/\d/)
      number = number * 10 + character.to_i
    else
      total += sign * number
      number = 0
      sign = character == '-' ? -1 : 1
    end
  end
  total + sign * number
end
