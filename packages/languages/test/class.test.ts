import type { Language } from '@sightline/contracts/languages/languages'
import type { ClassSignature } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import type { Run } from '../src/run.ts'
import { starterFor } from '../src/starter.ts'
import { runnerOf, startCpp } from './cpp.ts'
import { countingClock, openJavaScript, visible } from './javascript.ts'
import { openPython } from './python.ts'
import { openRubyRunner } from './ruby.ts'

const signature: ClassSignature = {
  name: 'pageCounter',
  parameters: [
    { name: 'firstCount', type: 'int' },
    { name: 'calls', type: 'call[]' },
  ],
  returns: 'result[]',
  methods: [
    { name: 'addVisit', parameters: [{ name: 'pageName', type: 'string' }], returns: 'void' },
    { name: 'countAll', parameters: [], returns: 'int' },
  ],
}
const calls = [['addVisit', 'home page'], ['countAll'], ['addVisit', ''], ['countAll']]
const run = (code: string, expected: (number | null)[] = [null, 6, null, 7]): Run => ({
  question: { signature, comparison: { kind: 'exact' } },
  code,
  tests: visible([{ name: 'two visits', args: [5, calls], expected }]),
})

const solutions = {
  javascript:
    'class PageCounter {\n constructor(count) { this.count = count }\n addVisit(name) { this.count++ }\n countAll() { return this.count }\n}',
  python:
    'class PageCounter:\n  def __init__(self, count): self.count = count\n  def add_visit(self, name): self.count += 1\n  def count_all(self): return self.count',
  ruby: 'class PageCounter\n  def initialize(count) = @count = count\n  def add_visit(_name)\n    @count += 1\n    nil\n  end\n  def count_all = @count\nend',
  cpp: 'class PageCounter {\n int count;\npublic:\n PageCounter(int count) : count(count) {}\n void addVisit(const std::string& name) { count++; }\n int countAll() { return count; }\n};',
}
const runners = {
  javascript: await openJavaScript(countingClock()),
  python: await openPython(() => 0),
  ruby: await openRubyRunner(() => 0),
  cpp: runnerOf(await startCpp()),
}
const languages = ['javascript', 'python', 'ruby', 'cpp'] as const

test.each(languages)('plays the calls of a test on one object: %s', async (language) => {
  const [result] = await runners[language](run(solutions[language]))
  expect(result).toMatchObject({ status: 'passed', got: '[null, 6, null, 7]' })
  expect(result?.input).toBe(
    'firstCount = 5\ncalls = addVisit("home page"), countAll(), addVisit(""), countAll()',
  )
  const [wrong] = await runners[language](run(solutions[language], [null, 6, null, 8]))
  expect(wrong?.status).toBe('failed')
})

test('a Ruby method that should return nothing may end with any value', async () => {
  const code = solutions.ruby.replace('    nil\n', '')
  expect((await runners.ruby(run(code)))[0]).toMatchObject({
    status: 'passed',
    got: '[null, 6, null, 7]',
  })
})

test.each(languages)('says that the class is missing: %s', async (language) => {
  const code = language === 'cpp' ? 'int other = 1;' : 'other = 1'
  const [result] = await runners[language](run(code))
  expect(result?.error?.message).toBe('Your code does not define a class named PageCounter.')
})

test('names the line of the method that failed', async () => {
  const code = solutions.javascript.replace('return this.count', 'return this.counts.all')
  expect((await runners.javascript(run(code)))[0]).toMatchObject({
    status: 'error',
    error: { line: 4 },
  })
})

test.each<[Language, string]>([
  [
    'javascript',
    `class PageCounter {
  /**
   * @param {number} firstCount
   */
  constructor(firstCount) {
    
  }

  /**
   * @param {string} pageName
   */
  addVisit(pageName) {
    
  }

  /**
   * @returns {number}
   */
  countAll() {
    
  }
}`,
  ],
  [
    'typescript',
    `class PageCounter {
  constructor(firstCount: number) {
    
  }

  addVisit(pageName: string): void {
    
  }

  countAll(): number {
    
  }
}`,
  ],
  [
    'python',
    `class PageCounter:
    def __init__(self, first_count: int) -> None:
        pass

    def add_visit(self, page_name: str) -> None:
        pass

    def count_all(self) -> int:
        pass`,
  ],
  [
    'ruby',
    `class PageCounter
  # @param first_count [Integer]
  def initialize(first_count)
    
  end

  # @param page_name [String]
  def add_visit(page_name)
    
  end

  # @return [Integer]
  def count_all
    
  end
end`,
  ],
  [
    'cpp',
    `#include <string>

class PageCounter {
public:
    PageCounter(int firstCount) {
        
    }

    void addVisit(const std::string& pageName) {
        
    }

    int countAll() {
        
    }
};`,
  ],
])('starts with an empty class: %s', (language, starter) => {
  expect(starterFor({ signature }, language)).toBe(starter)
})
