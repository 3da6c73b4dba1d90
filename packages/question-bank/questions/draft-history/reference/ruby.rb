class DraftHistory
  def initialize
    @current = ''
    @past = []
    @undone = []
  end

  def write(text)
    change(@current + text)
    nil
  end

  def erase(count)
    change(@current[0, [0, @current.length - count].max])
    nil
  end

  def undo
    return false if @past.empty?

    @undone.push(@current)
    @current = @past.pop
    true
  end

  def redo
    return false if @undone.empty?

    @past.push(@current)
    @current = @undone.pop
    true
  end

  def read = @current

  private

  def change(following)
    @past.push(@current)
    @undone = []
    @current = following
  end
end
