import { OUTPUT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { TestCase, TestResult, Value } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import { runnerOf, startCpp } from './cpp.ts'
import { solving, visible } from './javascript.ts'

const runtime = await startCpp()
const run = runnerOf(runtime)

const calls = (inputs: Value[], expected: Value = 1) =>
  visible(inputs.map((input): TestCase => ({ name: `input ${input}`, args: [input], expected })))
const first = (results: TestResult[]) => results[0]?.error

/**
 * Behaves differently for each input; 0 succeeds. Compiled once, because compiling takes longest.
 */
const MANY = `#include <bits/stdc++.h>
using namespace std;
struct Mine {};
int deep(int depth) { return depth == 0 ? 1 : deep(depth - 1); }
int endless(const int* seen) { volatile int mine = *seen + 1; int copy = mine; return endless(&copy) + copy; }
int calls = 0;
int solve(int input) {
  vector<int> three(3);
  vector<string> all;
  switch (input) {
    case 1: cout << "seen"; return three[input + 5];
    case 2: throw runtime_error("bad luck");
    case 3: throw Mine();
    case 4: return three.at(7);
    case 5: return endless(&input);
    case 6: for (;;) all.push_back(string(1000000, 'x'));
    case 7: for (int i = 0; i < 5000; i++) cout << "line " << i << endl; return 1;
    case 8: abort();
    case 9: exit(0);
    case 10: return *(volatile int*)0x7fffffff;
    case 11: return deep(600);
    case 12: return fopen("/etc/passwd", "r") == nullptr;
    case 13: cout << '[' << char(0) << ']'; return 1;
    case 14: cout << "before"; return stoi("seven");
    case 15: { int read = 0; cin >> read; return read; }
  }
  printf("got %d\\n", input);
  cerr << "x\\n";
  return ++calls;
}
int main() { return 3; }
`

test('each call runs in a new program, and its effects end with it', async () => {
  const results = await run({
    ...solving(MANY),
    tests: calls([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 14, 15]),
  })
  expect(results.map(({ status, error }) => error?.message ?? status)).toEqual([
    'passed',
    'Undefined behaviour stopped: vector[] index out of bounds.',
    'Your code threw std::runtime_error: bad luck. Exceptions cannot be caught here: they end the call.',
    'Your code threw Mine. Exceptions cannot be caught here: they end the call.',
    'Your code threw std::out_of_range: vector. Exceptions cannot be caught here: they end the call.',
    'Too many nested calls: the recursion goes too deep or never ends.',
    'Out of memory: the limit is 64 MiB. Look for something that grows without an end.',
    'passed',
    'Your code aborted: look for undefined behaviour, such as a function that ends without a return.',
    'Your code ended the program.',
    'Your code reads or writes memory that is not its own: look at indices and pointers.',
    'passed',
    'passed',
    'passed',
    'passed',
    'Your code threw std::invalid_argument: stoi: no conversion. Exceptions cannot be caught here: they end the call.',
    'Your code reads the standard input, which is empty here: the arguments come as parameters.',
  ])
  expect([0, 1, 6, 13, 14, 15].map((index) => results[index]?.output)).toEqual([
    'got 0\nx\n',
    'seen',
    '',
    '[\uFFFD]',
    'got 0\nx\n',
    'before',
  ])
  expect(results[7]?.output).toHaveLength(OUTPUT_MAX_LENGTH + 38)
})

test('a missing return after a loop aborts instead of looping for ever', async () => {
  const code = `int solve(int input) {
  for (int i = 0; i < 10; i++) {
    if (i == input) return 1;
  }
}`
  const results = await run({ ...solving(code), tests: calls([3, 11]) })
  expect(results.map(({ status, error }) => error?.message ?? status)).toEqual([
    'passed',
    'Your code aborted: look for undefined behaviour, such as a function that ends without a return.',
  ])
})

test("the compiler's messages show no line of the harness", async () => {
  const redeclared = `struct sightline_type {};
int helper(std::vector<int>& items) { return items.size(); }
int solve(int input) { return helper(input) + helper({1, 2}); }`
  const [failing] = await run({ ...solving(redeclared), tests: calls([1]) })
  expect(failing?.error?.line).toBe(3)
  expect(failing?.error?.message).toMatch(/^solution\.cpp:3:/)
  const odd = await run({
    ...solving('struct Pair { int a; }; Pair solve(int input) { return {input}; }'),
    tests: calls([1]),
  })
  expect(first(odd)?.message).toBe('The tests cannot read the type of value that solve returns.')
  expect(JSON.stringify([failing, odd])).not.toMatch(/harness|sightline/)
})

test('unchanged code is run against other tests without compiling it again', async () => {
  const solution = solving('int solve(int input) { return input; }')
  await run({ ...solution, tests: calls([1, 2]) })
  const runAgain = runnerOf({ ...runtime, llvm: null as never })
  const results = await runAgain({ ...solution, tests: calls([3, 1, 4]) })
  expect(results.map(({ status }) => status)).toEqual(['failed', 'passed', 'failed'])
  await expect(
    runAgain({ ...solving('int solve(int input) { return 1; }'), tests: calls([1]) }),
  ).rejects.toThrow()
})

test('every type can be passed in and returned', async () => {
  const { question } = solving('')
  const types = ['int', 'float', 'bool', 'string', 'int[][]', 'string[]']
  const parameters = types.map((type, index) => ({ name: `value${index}`, type }))
  const signature = { name: 'solve', parameters, returns: 'string[]' }
  const code = `#include <vector>
#include <string>
using std::string, std::to_string, std::vector;
vector<string> solve(int a, double b, bool c, const string& d, const vector<vector<int>>& e, vector<string> f) {
  f.push_back(to_string(a) + ' ' + to_string(b) + ' ' + (c ? "yes" : "no") + ' ' + d + ' ' + to_string(e[0][1]) + to_string(e[1].size()));
  return f;
}`
  const args = [-7, 2.5, true, 'an "é\n', [[1, 2], []], ['', 'a b']]
  const expected = ['', 'a b', '-7 2.500000 yes an "é\n 20']
  const tests = visible([{ name: 'all', args, expected }])
  expect(await run({ question: { ...question, signature }, code, tests })).toMatchObject([
    { status: 'passed' },
  ])
})

test('code that does not compile ends the run with the line of the error', async () => {
  const results = await run({
    ...solving('int solve(int input) {\n  return input +\n}'),
    tests: calls([1, 2, 3]),
  })
  expect(results.map(({ status }) => status)).toEqual(['error', 'not-run', 'not-run'])
  expect(first(results)).toMatchObject({
    line: 3,
    message: expect.stringContaining('expected expression'),
  })
})

test("an error inside the standard library is reported at the candidate's line that led to it", async () => {
  const code =
    '#include <bits/stdc++.h>\nint solve(int input) {\n  std::list<int> l;\n  std::sort(l.begin(), l.end());\n  return 1;\n}'
  const error = first(await run(solving(code)))
  expect(error?.line).toBe(4)
  expect(error?.message).toMatch(/^solution\.cpp:4: invalid operands/)
})

test.each([
  ['int solved(int input) { return 1; }', 'Your code does not define a function named solve.'],
  ['void solve(int input) {}', 'The tests cannot call solve as it is declared'],
])('code without the function is reported: %s', async (code, message) => {
  const results = await run({ ...solving(code), tests: calls([1, 2]) })
  expect(first(results)?.message).toContain(message)
  expect(results[1]?.status).toBe('not-run')
})
