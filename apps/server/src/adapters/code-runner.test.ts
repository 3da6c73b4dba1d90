import { OUTPUT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { Value } from '@sightline/contracts/questions/questions'
import { runOnCodeRunner } from '@sightline/languages/code-runner/run'
import { REMOTE_LANGUAGES, type RemoteLanguage } from '@sightline/languages/registry'
import { afterAll, describe, expect, test } from 'vitest'
import { startStandIns } from '../../../../stand-ins/src/start.ts'
import { createCodeRunner } from './code-runner.ts'

const standIns = await startStandIns({
  port: 0,
  smtpPort: 0,
  webOrigin: 'http://127.0.0.1',
  withCodeRunner: true,
})
afterAll(standIns.close)

/** High, because a busy machine compiles slowly. */
const LIMIT_MS = 30_000
const settings = {
  CODE_RUNNER_URL: `${standIns.origin}/code-runner`,
  CODE_RUNNER_TOKEN: 'stand-in-secret',
  CODE_RUNNER_LIMIT_MS: LIMIT_MS,
}
const runner = createCodeRunner(settings)
await runner.refresh()
const available = await runner.languages()
const absent = REMOTE_LANGUAGES.filter((language) => !available.includes(language))

const setMode = (mode: string, times = 1) =>
  fetch(`${standIns.origin}/control/code-runner`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, times }),
  })

type RunRequest = { code: string; inputs: Value[]; expected?: Value[]; limitMs?: number }
const run = async (
  language: RemoteLanguage,
  { code, inputs, expected, limitMs = LIMIT_MS }: RunRequest,
) => {
  const codeRunner = createCodeRunner({ ...settings, CODE_RUNNER_LIMIT_MS: limitMs })
  const tests = inputs.map((input, index) => ({
    test: { name: `input ${input}`, args: [input], expected: expected?.[index] ?? 1 },
    isHidden: false,
  }))
  const signature = {
    name: 'solveIt',
    parameters: [{ name: 'input', type: 'int' }],
    returns: 'int',
  }
  return runOnCodeRunner(
    { question: { signature, comparison: { kind: 'exact' } }, code, tests },
    language,
    {
      execute: (program) => codeRunner.execute(language, program),
      limitMs,
      newMarker: () => crypto.randomUUID(),
    },
  )
}

test('lists the languages of the code runner, and all languages until it answers', async () => {
  const another = createCodeRunner(settings)
  await setMode('fail')
  expect(await another.languages()).toEqual(REMOTE_LANGUAGES)
  expect(await another.languages()).toEqual(available)
  expect(await createCodeRunner({ ...settings, CODE_RUNNER_URL: undefined }).languages()).toEqual(
    [],
  )
  const answer = await fetch(`${settings.CODE_RUNNER_URL}/api/v2/runtimes`, {
    headers: { authorization: settings.CODE_RUNNER_TOKEN },
  })
  const named = ((await answer.json()) as { language: string }[]).map(({ language }) => language)
  expect(available).toEqual(REMOTE_LANGUAGES.filter((language) => named.includes(language)))
})

test(`refuses languages that this machine lacks (${absent.join(', ') || 'none'})`, async () => {
  for (const language of absent)
    await expect(run(language, { code: '', inputs: [1] })).rejects.toMatchObject({
      code: 'not_configured',
    })
  await expect(
    createCodeRunner({ ...settings, CODE_RUNNER_URL: undefined }).execute('java', {
      file: { name: 'a', content: 'b' },
      input: '',
    }),
  ).rejects.toMatchObject({ code: 'not_configured' })
})

test.each([
  ['fails', 'fail', {}],
  ['sends an invalid answer', 'wrong', {}],
  ['stalls', 'stall', {}],
  ['refuses our token', 'ok', { CODE_RUNNER_TOKEN: 'another' }],
  ['is unreachable', 'ok', { CODE_RUNNER_URL: 'http://127.0.0.1:9' }],
])('a code runner that %s is reported in one sentence', async (_name, mode, more) => {
  const codeRunner = createCodeRunner(
    { ...settings, ...more, CODE_RUNNER_LIMIT_MS: 500 },
    { queueTimeMs: -10_000 },
  )
  await setMode(mode)
  const failure = codeRunner.execute('java', {
    file: { name: 'Main.java', content: '' },
    input: '',
  })
  await expect(failure).rejects.toMatchObject({
    code: 'upstream_failed',
    message: expect.stringContaining('did not give an answer'),
  })
  await setMode('ok')
})

/**
 * A program in each language that misbehaves depending on its input. Input 0 prints and succeeds.
 */
const MISBEHAVIOUR: Record<
  RemoteLanguage,
  { code: string; thrown: string; line: number | null; odd?: string }
> = {
  java: {
    code: `import java.util.*;

class Solution {
    int depth(int n) { return 1 + depth(n + 1); }
    int solveIt(int input) {
        if (input == 1) return (new int[0])[input];
        if (input == 2) return depth(0);
        if (input == 3) System.exit(0);
        if (input == 4) for (int i = 0; i < 3000; i++) System.out.println("line " + i);
        if (input == 5) System.out.println("sightline got 0.1 1");
        System.out.println("got " + input);
        System.err.println("x");
        return new ArrayList<>(List.of(1)).get(0);
    }
    public static void main(String[] args) { }
}`,
    thrown: 'ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 0',
    line: 6,
  },
  csharp: {
    code: `using System;
using System.Collections.Generic;

public class Solution
{
    int Depth(int n) { return 1 + Depth(n + 1); }
    public int SolveIt(int input)
    {
        if (input == 1) return new List<int>()[input];
        if (input == 2) return Depth(0);
        if (input == 3) Environment.Exit(0);
        if (input == 4) for (int i = 0; i < 3000; i++) Console.WriteLine("line " + i);
        if (input == 5) Console.WriteLine("sightline got 0.1 1");
        Console.WriteLine("got " + input);
        Console.Error.WriteLine("x");
        return 1;
    }
    static void Main() { }
}`,
    thrown: 'ArgumentOutOfRangeException: ',
    line: null,
  },
  go: {
    code: `package main

import (
	"fmt"
	"os"
)

func depth(n int) int { return 1 + depth(n+1) }

func SolveIt(input int) int {
	none := []int{}
	if input == 1 {
		return none[input]
	}
	if input == 2 {
		return depth(0)
	}
	if input == 3 {
		os.Exit(0)
	}
	if input == 4 {
		for i := 0; i < 3000; i++ {
			fmt.Println("line", i)
		}
	}
	if input == 5 {
		fmt.Println("sightline got 0.1 1")
	}
	fmt.Println("got", input)
	fmt.Fprintln(os.Stderr, "x")
	return 1
}

func main() {}`,
    thrown: 'panic: runtime error: index out of range [1] with length 0',
    line: 13,
  },
  rust: {
    code: `fn depth(n: i64) -> i64 { if n == -1 { 0 } else { 1 + depth(n + 1) } }
fn solve_it(input: i64) -> i64 {
    let none: Vec<i64> = Vec::new();
    if input == 1 { return none[input as usize]; }
    if input == 2 { return depth(0); }
    if input == 3 { std::process::exit(0); }
    if input == 4 { for i in 0..3000 { println!("line {}", i); } }
    if input == 5 { println!("sightline got 0.1 1"); }
    println!("got {}", input);
    eprintln!("x");
    1
}
fn main() {}`,
    thrown: 'panic: index out of bounds: the len is 0 but the index is 1',
    line: 4,
  },
}
/** Endless programs. They sleep, because other tests need the processor. */
const ENDLESS: Record<RemoteLanguage, string> = {
  java: 'class Solution {\n  int solveIt(int input) throws Exception { while (input > 0) Thread.sleep(1000); return 1; }\n}',
  csharp:
    'public class Solution {\n  public int SolveIt(int input) { while (input > 0) System.Threading.Thread.Sleep(1000); return 1; }\n}',
  go: 'package main\nimport "time"\nfunc SolveIt(input int) int { for input > 0 { time.Sleep(time.Second) }\n return 1 }',
  rust: 'fn solve_it(input: i64) -> i64 { while input > 0 { std::thread::sleep(std::time::Duration::from_secs(1)); } 1 }',
}
const FLOOD: Record<RemoteLanguage, string> = {
  java: 'class Solution {\n  int solveIt(int input) { while (input > 0) System.out.println("x".repeat(1000)); return 1; }\n}',
  csharp:
    "public class Solution {\n  public int SolveIt(int input) { while (input > 0) System.Console.WriteLine(new string('x', 1000)); return 1; }\n}",
  go: 'package main\nimport "strings"\nfunc SolveIt(input int) int { for input > 0 { println(strings.Repeat("x", 1000)) }\n return 1 }',
  rust: 'fn solve_it(input: i64) -> i64 { while input > 0 { println!("{}", "x".repeat(1000)); } 1 }',
}
const BROKEN: Record<RemoteLanguage, { code: string; line: number }> = {
  java: {
    code: 'import java.util.*;\n\nclass Solution {\n  int solveIt(int input) { return inputs; }\n}',
    line: 4,
  },
  csharp: {
    code: 'public class Solution\n{\n  public int SolveIt(int input) { return inputs; }\n}',
    line: 3,
  },
  go: { code: 'package main\n\nfunc SolveIt(input int) int {\n\treturn inputs\n}', line: 4 },
  rust: { code: 'fn solve_it(input: i64) -> i64 {\n    inputs\n}', line: 2 },
}
const MISSING_FUNCTION: Record<RemoteLanguage, [code: string, name: string]> = {
  java: ['class Solution {\n  int solve(int input) { return 1; }\n}', 'solveIt'],
  csharp: ['public class Solution {\n  public int Solve(int input) { return 1; }\n}', 'SolveIt'],
  go: ['package main\nfunc Solve(input int) int { return 1 }', 'SolveIt'],
  rust: ['fn solve(input: i64) -> i64 { 1 }', 'solve_it'],
}

describe.each(available)('%s, which this machine can run', (language) => {
  test('a failing call does not affect the calls after it', async () => {
    const { code, thrown, line } = MISBEHAVIOUR[language]
    const results = await run(language, { code, inputs: [0, 1, 4, 5, 2, 3, 0] })
    expect(results.map(({ status, error }) => error?.message ?? status)).toEqual([
      'passed',
      expect.stringContaining(thrown),
      'passed',
      'passed',
      'Too many nested calls: the recursion goes too deep or never ends.',
      'Your code ended the program.',
      'passed',
    ])
    expect(results[1]?.error?.line).toBe(line)
    expect(results[0]?.output).toBe('got 0\nx\n')
    expect(results[2]?.output).toHaveLength(OUTPUT_MAX_LENGTH + 38)
    expect(results[3]?.output).toContain('sightline got 0.1 1\ngot 5')
  })

  test('stops endless calls and calls that flood the output', async () => {
    const endless = await run(language, { code: ENDLESS[language], inputs: [1, 0], limitMs: 3000 })
    expect(endless.map(({ status }) => status)).toEqual(['timeout', 'not-run'])
    const flood = await run(language, { code: FLOOD[language], inputs: [0, 1, 0] })
    expect(flood.map(({ status, error }) => error?.message ?? status)).toEqual([
      'passed',
      'Stopped: your code printed more than the engine keeps.',
      'passed',
    ])
  })

  test('reports compile errors with their line, and a missing function', async () => {
    const { code, line } = BROKEN[language]
    const broken = await run(language, { code, inputs: [0, 0] })
    expect(broken.map(({ status }) => status)).toEqual(['error', 'not-run'])
    expect(broken[0]?.error).toMatchObject({ line, message: expect.stringContaining('inputs') })
    const [without, name] = MISSING_FUNCTION[language]
    const missing = await run(language, { code: without, inputs: [0] })
    expect(missing[0]?.error?.message).toBe(`Your code does not define a function named ${name}.`)
  })
})
