/**
 * Code that runs in Ruby before the candidate's code. `SightlineHarness.run` reads one call as JSON
 * from the standard input and reports to the error stream, line by line, that the call begins, that
 * it has returned, and how it ended. Output of the candidate's code to the error stream is
 * redirected to the standard output. Values that no test expects are sent as odd texts. Every
 * method of Ruby returns its last value, so those of methods that should return nothing are
 * dropped.
 */
export const HARNESS = `
require 'json'
require 'set'
$VERBOSE = nil

module SightlineHarness
  REPORT = STDERR
  REPORT.sync = true
  SAFE = (-(2**53 - 1)..(2**53 - 1))
  SHOWN = 1000

  class << self
    def run
      call = JSON.parse(STDIN.read)
      refuse_input
      outcome = outcome_of(call)
      STDOUT.flush
      report(outcome)
    end

    private

    def refuse_input
      readers = %i[gets read readline readlines each_line getc readchar]
      refuse = proc { |*| raise IOError, 'there is no standard input here: the arguments come as parameters' }
      readers.each { |name| STDIN.define_singleton_method(name, &refuse) }
      %i[gets readline readlines].each do |name|
        Kernel.define_method(name, &refuse)
        Kernel.define_singleton_method(name, &refuse)
      end
    end

    def outcome_of(call)
      name = call['name']
      eval(call['code'], TOPLEVEL_BINDING, 'solution.rb', 1)
      solution = call['isClass'] ? player(name, call['withoutResult']) : find(name.to_sym)
      return { missing: name } unless solution
      mark('call')
      value = solution.call(*call['args'])
      mark('returned')
      { got: plain(value) }
    rescue Exception => error
      { error: error.class.name || 'an error', message: text(error.message), line: line_of(error), at: error.is_a?(SyntaxError) ? 'load' : 'call' }
    end

    def find(name)
      solution = TOPLEVEL_BINDING.receiver.method(name)
      solution if solution.source_location&.first == 'solution.rb'
    rescue NameError
      nil
    end

    def player(name, without_result)
      subject = Object.const_get(name)
      return unless subject.is_a?(Class)
      lambda do |*own, calls|
        object = subject.new(*own)
        calls.map do |method, *rest|
          value = object.public_send(method, *rest)
          value unless without_result.include?(method)
        end
      end
    rescue NameError
      nil
    end

    def plain(value)
      case value
      when nil, true, false then value
      when Integer then SAFE.cover?(value) ? value : { odd: value.to_s }
      when Float then value.finite? ? value : { odd: value.to_s }
      when String then text(value)
      when Array then value.map { |item| plain(item) }
      else { odd: text(value.inspect)[0, SHOWN] }
      end
    end

    def text(value) = value.dup.force_encoding('UTF-8').scrub('?')

    def line_of(error)
      return error.message[/solution\\.rb:(\\d+)/, 1]&.to_i if error.is_a?(SyntaxError)
      error.backtrace_locations&.find { |location| location.path == 'solution.rb' }&.lineno
    end

    def mark(word) = REPORT.write(word + "\\n")
    def report(outcome) = REPORT.write(JSON.generate(outcome) + "\\n")
  end
end

$stderr = STDERR = STDOUT
$VERBOSE = false
`
