class MessageReader
  def initialize
    @digits = ''
    @missing = nil
    @text = ''
    @is_broken = false
  end

  def feed(chunk)
    messages = []
    chunk.each_char do |character|
      break if @is_broken

      if @missing.nil?
        read_length(character)
      elsif @missing.positive?
        @text += character
        @missing -= 1
      elsif character == ';'
        messages.push(@text)
        @text = ''
        @missing = nil
      else
        @is_broken = true
      end
    end
    messages
  end

  def state
    return 'broken' if @is_broken

    @digits.empty? && @missing.nil? ? 'ready' : 'waiting'
  end

  private

  def read_length(character)
    if character.match?(/\d/)
      @digits += character
    elsif character == ':' && !@digits.empty?
      @missing = @digits.to_i
      @digits = ''
    else
      @is_broken = true
    end
  end
end
