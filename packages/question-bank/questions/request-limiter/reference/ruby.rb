class RequestLimiter
  def initialize(limit, window_seconds)
    @limit = limit
    @window_seconds = window_seconds
    @recent = Hash.new { |times, client| times[client] = [] }
  end

  def allow(client, second)
    times = times_of(client, second)
    return false if times.length >= @limit

    times.push(second)
    true
  end

  def retry_after(client, second)
    times = times_of(client, second)
    times.length < @limit ? 0 : times.first + @window_seconds - second
  end

  private

  # The accepted requests of a client that still count.
  def times_of(client, second)
    times = @recent[client]
    times.shift while times.any? && times.first <= second - @window_seconds
    times
  end
end
