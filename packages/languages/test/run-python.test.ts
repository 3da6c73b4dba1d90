// Longer than other files: the samples of code stand beside what is expected of them.
import { OUTPUT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { TestCase } from '@sightline/contracts/questions/questions'
import { expect, onTestFinished, test } from 'vitest'
import { countingClock, solving, visible } from './javascript.ts'
import { openPython } from './python.ts'

/**
 * A stopped clock, except in tests of the time limit: a test must not fail because the machine is
 * busy.
 */
const STOPPED = () => 0
let clock = STOPPED
const run = await openPython(() => clock())

const solve = (...lines: string[]) =>
  solving(['def solve(input):', ...lines.map((line) => `  ${line}`)].join('\n'))
const threeTests = () =>
  visible(
    [1, 2, 3].map((input): TestCase => ({ name: `input ${input}`, args: [input], expected: 1 })),
  )

test('code that returns the expected value passes', async () => {
  const [result] = await run(solve('return input + 1'))
  expect(result).toMatchObject({
    status: 'passed',
    input: 'input = 0',
    expected: '1',
    got: '1',
    error: null,
  })
})

test('the function is called by its name in snake case', async () => {
  const question = {
    ...solve().question,
    signature: { ...solve().question.signature, name: 'firstGap' },
  }
  const [right] = await run({ ...solving('first_gap = lambda input: 1'), question })
  expect(right?.status).toBe('passed')
  const results = await run({
    ...solving('def firstGap(input): return 1'),
    question,
    tests: threeTests(),
  })
  expect(results.map(({ status }) => status)).toEqual(['error', 'not-run', 'not-run'])
  expect(results[0]?.error?.message).toBe('Your code does not define a function named first_gap.')
})

test.each([
  ['None', 'null', 'Your function returned nothing. Is a return missing?'],
  ['[1, (2.5, "x"), None, True]', '[1, [2.5, "x"], null, true]', null],
  ['{1, 2}', '{1, 2}', null],
  ['{1: "a"}', "{1: 'a'}", null],
  ['2**80', '1208925819614629174706176', null],
  ['float("nan")', 'nan', null],
  ['range(3)', 'range(0, 3)', null],
  [
    'map(str, [1])',
    expect.stringContaining('<map object'),
    'Your function returned an iterator. Return a list.',
  ],
])('returning %s fails, shown as %s', async (value, got, message) => {
  const [result] = await run(solve(`return ${value}`))
  expect(result).toMatchObject({ status: 'failed', got })
  expect(result?.error?.message ?? null).toBe(message)
})

test('an exception is reported with its line and the calls that led to it', async () => {
  const [direct] = await run(solve('return 1 / input'))
  expect(direct).toMatchObject({ status: 'error', got: null, error: { line: 2 } })
  expect(direct?.error?.message).toBe('ZeroDivisionError: division by zero')
  const [nested] = await run(
    solving('def half(n):\n  return 1 / n\ndef solve(input):\n  return half(input)'),
  )
  expect(nested?.error).toEqual({
    message: 'ZeroDivisionError: division by zero\n  line 2, in half\n  line 4, in solve',
    line: 2,
  })
})

test('a syntax error ends the run with its line', async () => {
  const results = await run({
    ...solving('def solve(input):\n  return input +\n'),
    tests: threeTests(),
  })
  expect(results.map(({ status }) => status)).toEqual(['error', 'not-run', 'not-run'])
  expect(results[0]?.error).toEqual({ message: 'SyntaxError: invalid syntax', line: 2 })
})

test.each([
  ['an endless loop', 'while input == 2: pass'],
  [
    'one that catches every exception',
    'while input == 2:\n    try:\n      while True: pass\n    except Exception: pass',
  ],
])('%s is stopped, and later tests are not run', async (_name, line) => {
  onTestFinished(() => {
    clock = STOPPED
  })
  clock = countingClock()
  const results = await run({ ...solve(line, 'return 1'), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'timeout', 'not-run'])
  expect(results[1]?.error?.message).toContain('longer than 5 s')
})

test.each([
  ['many small things', 'all = []\n  while True: all.append([1, 2, 3])'],
  ['big lists', 'all = []\n  while True: all.append([7] * 100000)'],
  ['one huge text', 'return len("ab" * 500000000)'],
])('running out of memory with %s is an error, and the next test runs', async (_name, lines) => {
  const results = await run({ ...solve('if input != 2: return 1', lines), tests: threeTests() })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'error', 'passed'])
  expect(results[1]?.error?.message).toContain('the limit is 64 MiB')
})

test('endless recursion is an error, and the next test runs', async () => {
  const results = await run({
    ...solve('return 1 + solve(input) if input == 2 else 1'),
    tests: threeTests(),
  })
  expect(results.map(({ status }) => status)).toEqual(['passed', 'error', 'passed'])
  expect(results[1]?.error?.message).toContain('Too many nested calls')
})

test('a recursion of 600 calls passes, with a cache too', async () => {
  const deep =
    'def deep(n): return 1 if n == 0 else deep(n - 1)\ndef solve(input): return deep(600)'
  const cached = `from functools import cache\n@cache\n${deep}`
  const [plain, throughCache] = [await run(solving(deep)), await run(solving(cached))]
  expect([plain[0]?.status, throughCache[0]?.status]).toEqual(['passed', 'passed'])
})

test('printed output belongs to the test that printed it', async () => {
  const code =
    'import sys\ndef solve(input):\n  print("got", input)\n  print("x", file=sys.stderr)\n  return 1'
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ output }) => output)).toEqual([1, 2, 3].map((input) => `got ${input}\nx\n`))
})

test('a warning of the compiler is shown by every test', async () => {
  const results = await run({ ...solve('return 1 if input is 0 else 1'), tests: threeTests() })
  for (const { output } of results) expect(output).toMatch(/^solution\.py:2: SyntaxWarning: .*\n$/)
  expect(results).toHaveLength(3)
})

test('huge output is cut', async () => {
  const [result] = await run(solve('for i in range(10000): print("line", i)', 'return 1'))
  expect(result?.status).toBe('passed')
  expect(result?.output).toHaveLength(OUTPUT_MAX_LENGTH + 38)
  expect(result?.output).toMatch(/the rest of the output is not kept\n$/)
})

test('tests share no state', async () => {
  const code = [
    'import builtins, sys',
    'calls = globals().get("calls", 0) + 1 + getattr(builtins, "extra", 0)',
    'builtins.extra = 1',
    'builtins.len = lambda things: 7',
    'sys.setrecursionlimit(50)',
    'def solve(input): return calls',
  ].join('\n')
  const results = await run({ ...solving(code), tests: threeTests() })
  expect(results.map(({ got }) => got)).toEqual(['1', '1', '1'])
  expect((await run(solve('return len([1])')))[0]?.status).toBe('passed')
})

test.each([
  'import js',
  'import pyodide_js',
  'from pyodide.code import run_js',
  'from pyodide.http import open_url',
  'import _pyodide_core',
  'import ctypes',
])('%s is refused', async (line) => {
  const [result] = await run(solve(line, 'return 1'))
  expect(result?.error?.message).toMatch(/^ImportError: \S+ is not available here$/)
})

test.each([
  'open("/etc/passwd")',
  'open("kept.txt", "w")',
  'open("/lib/python314.zip", "ab")',
  '__import__("os").listdir("/")',
  '__import__("os").mkdir("/kept")',
  '__import__("pathlib").Path("kept.txt").write_text("x")',
  '__import__("socket").create_connection(("example.com", 80))',
  '__import__("subprocess").run(["ls"])',
])('%s is refused', async (expression) => {
  const [result] = await run(solve(`return ${expression}`))
  expect(result?.error?.message).toMatch(/^(PermissionError|OSError)/)
})

/** Tries to leave Python after `preparation`, which is to disarm the guard. */
const escaping = (...preparation: string[]) =>
  [
    'import builtins, sys',
    'saved = dict(vars(builtins))',
    'def disarm(frame):',
    '    while frame:',
    '        for name, value in list(frame.f_locals.items()):',
    '            if value is True: frame.f_locals[name] = False',
    '            if "CLOSED" in name: frame.f_locals[name] = ()',
    '        frame = frame.f_back',
    'def leave():',
    '    for attempt in ("import js", "import pyodide_js", "open(\'/etc/passwd\')", "import os; os.listdir(\'/\')"):',
    '        try: exec(attempt, {})',
    '        except (ImportError, OSError): continue',
    '        return attempt',
    '    return "refused"',
    'def solve(input):',
    ...preparation.map((line) => `    ${line}`),
    '    try: return leave()',
    '    finally: vars(builtins).update(saved)',
  ].join('\n')

test.each([
  ['variables of outer frames', ['disarm(sys._getframe())']],
  [
    'variables of the guard',
    [
      'try: open("/etc/passwd")',
      'except OSError as error: disarm(error.__traceback__.tb_next.tb_frame)',
    ],
  ],
  [
    'built-ins',
    [
      'builtins.isinstance = lambda *_: True',
      'builtins.str = builtins.type = lambda *_: "/lib/python"',
    ],
  ],
])('files and JavaScript stay closed to code that changes %s', async (_name, preparation) => {
  const [result] = await run(solving(escaping(...preparation)))
  expect(result?.got ?? result?.error?.message).toBe('"refused"')
})

test.each([
  'class Path(str):\n  def startswith(self, *_): return True\nopen(Path("/etc/passwd"))',
  'class Name(str):\n  def partition(self, *_): return ("math", "", "")\n__import__(Name("js"))',
  '__import__("gc").get_objects()',
  '__import__("gc").get_referrers(1)',
  '__import__("sys").settrace(lambda *_: None)',
  '__import__("sys").setprofile(lambda *_: None)',
  '(lambda: 1).__code__ = (lambda: 2).__code__',
])('%j is refused', async (code) => {
  const [result] = await run(
    solving(
      `def solve(input):\n  f = lambda: 1\n  ${code.replace('(lambda: 1)', 'f').replaceAll('\n', '\n  ')}\n  return 1`,
    ),
  )
  expect(result?.error?.message).toMatch(/^(PermissionError|OSError|ImportError): /)
})

test('modules of the standard library can be imported', async () => {
  const modules =
    'collections heapq bisect itertools functools math re string random dataclasses typing statistics'
  const code = `import ${modules.replaceAll(' ', ', ')}\n@dataclasses.dataclass(order=True)\nclass P:\n  x: int\n`
  const [result] = await run(solving(`${code}def solve(input): return min(P(1), P(2)).x`))
  expect(result).toMatchObject({ status: 'passed' })
})

test('code that ends the program or asks for input gets a message that says so', async () => {
  const [ended] = await run(solve('exit()'))
  expect(ended?.error?.message).toContain('Your code ended the program.')
  const [asked] = await run(solving('def solve(_): return input("How many?")'))
  expect(asked?.error?.message).toContain('input() is not available here')
})

test.each(['sys.stdin.readline()', 'sys.stdin.read()', 'list(sys.stdin)', 'input()'])(
  'code that reads the standard input by %s is told where the arguments are',
  async (read) => {
    const [result] = await run(solving(`import sys\ndef solve(input_):\n  return ${read}`))
    expect(result?.error?.message).toMatch(
      /is not available here: the arguments come as parameters/,
    )
  },
)

test('coroutines run to their end, and sleeping takes no time', async () => {
  const [result] = await run(
    solving(
      [
        'import asyncio',
        'async def wait(seconds):',
        '  await asyncio.sleep(seconds)',
        '  return seconds',
        'async def main():',
        '  try:',
        '    await asyncio.wait_for(wait(100), 10)',
        '  except asyncio.TimeoutError:',
        '    return sum(await asyncio.gather(wait(3), wait(1)))',
        'def solve(input):',
        '  return asyncio.run(main())',
      ].join('\n'),
      4,
    ),
  )
  expect(result).toMatchObject({ status: 'passed', output: '' })
})

test('a mark of the byte order before the code is no part of it', async () => {
  const [result] = await run(solving('\uFEFFdef solve(input): return 1'))
  expect(result?.status).toBe('passed')
})

test('modules that lead out of Python are not loaded past the import', async () => {
  const [result] = await run(
    solving(
      [
        'from importlib.machinery import BuiltinImporter',
        'def solve(input):',
        '  return BuiltinImporter.load_module("_pyodide_core").__name__',
      ].join('\n'),
    ),
  )
  expect(result?.error?.message).toMatch(/^ImportError: _pyodide_core is not available here/)
})
