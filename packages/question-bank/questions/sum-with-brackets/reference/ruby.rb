def evaluate(formula)
  total = 0
  sign = 1
  number = 0
  signs = [1]
  formula.each_char do |character|
    if character.match?(/\d/)
      number = number * 10 + character.to_i
    elsif character == '('
      signs.push(sign)
    else
      total += sign * number
      number = 0
      if character == ')'
        signs.pop
      else
        sign = (character == '-' ? -1 : 1) * signs.last
      end
    end
  end
  total + sign * number
end
