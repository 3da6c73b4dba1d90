import { REMOTE_LANGUAGES } from '@sightline/languages/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { installedRuntimes } from '../../../../../stand-ins/src/code-runner/runtimes.ts'
import { type SignedIn, startApp } from '../../../test/app.ts'

const {
  signUpWithCredits: signUp,
  setStandIn,
  tick,
  advance,
} = await startApp({
  CODE_RUNNER_URL: '{stand-ins}/code-runner',
  CODE_RUNNER_TOKEN: 'stand-in-secret',
  CODE_RUNNER_LIMIT_MS: '30000',
})
const off = await startApp()

const QUESTION = 'refund-pair'
const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})
const begin = async (user: SignedIn) => {
  const newInterview = { mode: 'mock', round: 'coding', language: 'go', question: QUESTION }
  const { id } = (await user.post('/interviews', newInterview)).json()
  await user.post(`/interviews/${id}/events`, { events: [event('begun')] })
  return id as string
}

/** A correct solution in each remote language. */
const RIGHT: Record<string, string> = {
  java: `import java.util.*;
class Solution {
    int[] refundPair(int[] charges, int total) {
        Map<Integer, Integer> firstAt = new HashMap<>();
        for (int j = 0; j < charges.length; j++) {
            Integer i = firstAt.get(total - charges[j]);
            if (i != null) return new int[] { i, j };
            firstAt.putIfAbsent(charges[j], j);
        }
        return new int[0];
    }
}`,
  csharp: `using System.Collections.Generic;
public class Solution
{
    public int[] RefundPair(int[] charges, int total)
    {
        var firstAt = new Dictionary<int, int>();
        for (int j = 0; j < charges.Length; j++)
        {
            int i;
            if (firstAt.TryGetValue(total - charges[j], out i)) return new[] { i, j };
            if (!firstAt.ContainsKey(charges[j])) firstAt[charges[j]] = j;
        }
        return new int[0];
    }
}`,
  go: `package main

func RefundPair(charges []int, total int) []int {
	firstAt := map[int]int{}
	for j, charge := range charges {
		if i, ok := firstAt[total-charge]; ok {
			return []int{i, j}
		}
		if _, ok := firstAt[charge]; !ok {
			firstAt[charge] = j
		}
	}
	return nil
}`,
  rust: `use std::collections::HashMap;
fn refund_pair(charges: &[i64], total: i64) -> Vec<i64> {
    let mut first_at: HashMap<i64, usize> = HashMap::new();
    for (j, charge) in charges.iter().enumerate() {
        if let Some(&i) = first_at.get(&(total - charge)) { return vec![i as i64, j as i64]; }
        first_at.entry(*charge).or_insert(j);
    }
    Vec::new()
}`,
}
const runOf = (language: string, more: object = {}) => ({
  question: QUESTION,
  language,
  code: RIGHT[language],
  ...more,
})

let asha: SignedIn
let interview: string
beforeAll(async () => {
  asha = await signUp()
  interview = await begin(asha)
  await tick()
})
const run = (body: object, user = asha, id = interview) => user.post(`/interviews/${id}/runs`, body)

// Looked up before the tests are declared, so that each language on this machine gets its own test.
const installed = (await installedRuntimes()).map(({ language }) => language)
const there = REMOTE_LANGUAGES.filter((language) => installed.includes(language))
const absent = REMOTE_LANGUAGES.filter((language) => !installed.includes(language))

test('lists the languages that the code runner has', async () => {
  expect((await asha.get('/interviews/languages')).json()).toEqual({ languages: there })
})

test.each(there)(
  '%s runs against the visible tests, and with a submission against all tests',
  async (language) => {
    const visible = (await run(runOf(language))).json().results
    expect(visible.map(({ status, isHidden }: Result) => [status, isHidden])).toEqual(
      Array(5).fill(['passed', false]),
    )

    const submission = crypto.randomUUID()
    const submitted = await asha.post(`/interviews/${interview}/submissions`, {
      id: submission,
      ...runOf(language),
    })
    expect(submitted.json().hiddenTests).toEqual([])
    const { results } = (await run(runOf(language, { submission }))).json()
    expect(results.map(({ status }: Result) => status)).toEqual(Array(17).fill('passed'))
    const judged = event('submission-judged', { question: QUESTION, submission, results })
    expect(
      (await asha.post(`/interviews/${interview}/events`, { events: [judged] })).statusCode,
    ).toBe(200)
  },
)
type Result = { status: string; isHidden: boolean }

test(`languages that the code runner lacks are refused with a message (${absent.join(', ') || 'none on this machine'})`, async () => {
  for (const language of absent) {
    const refused = await run(runOf(language))
    expect([refused.statusCode, refused.json().message]).toEqual([
      501,
      expect.stringMatching(/does not run/),
    ])
  }
  const ravi = await off.signUpWithCredits()
  const refused = await run(runOf('go'), ravi, await begin(ravi))
  expect([refused.statusCode, refused.json().code]).toEqual([501, 'not_configured'])
  expect((await ravi.get('/interviews/languages')).json()).toEqual({ languages: [] })
})

describe('a run is refused', () => {
  test.each([
    ['of a language that runs in the browser', { language: 'python' }, 400, 'validation_failed'],
    ['of more code than there may be', { code: 'x'.repeat(50_001) }, 400, 'validation_failed'],
    ['of a question that was not asked', { question: 'busy-line' }, 409, 'conflict'],
    [
      'against hidden tests without a submission',
      { submission: crypto.randomUUID() },
      409,
      'conflict',
    ],
  ])('%s', async (_name, more, status, code) => {
    const refused = await run(runOf('go', more))
    expect([refused.statusCode, refused.json().code]).toEqual([status, code])
  })

  test('against the hidden tests of a submission with different code', async () => {
    const id = crypto.randomUUID()
    await asha.post(`/interviews/${interview}/submissions`, { id, ...runOf('go') })
    const refused = await run({ ...runOf('go', { submission: id }), code: 'package main' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This code has not been submitted.',
    ])
  })

  test('in an interview that is not running or belongs to another user', async () => {
    const ravi = await signUp()
    for (const id of [interview, crypto.randomUUID(), 'no-uuid']) {
      const theft = await run(runOf('go'), ravi, id)
      expect([theft.statusCode, theft.json().message]).toEqual([404, 'There is no such interview.'])
    }
    const own = await begin(ravi)
    await ravi.post(`/interviews/${own}/events`, { events: [event('paused', { reason: 'asked' })] })
    const refused = await run(runOf('go'), ravi, own)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This interview is not running.',
    ])
  })

  test('beyond twenty a minute, without calling the code runner', async () => {
    const ravi = await signUp()
    const id = await begin(ravi)
    await setStandIn('code-runner', 'fail')
    const answers = []
    for (let turn = 0; turn < 21; turn++)
      answers.push((await run(runOf('go'), ravi, id)).statusCode)
    expect(answers).toEqual([...Array(20).fill(502), 429])
    await setStandIn('code-runner', 'ok')
    advance(60_000)
    expect((await run(runOf('go'), ravi, id)).statusCode).not.toBe(429)
  })
})

test('a failing code runner is reported, and the submission can be judged later', async () => {
  const [language = 'go'] = there
  const id = crypto.randomUUID()
  await asha.post(`/interviews/${interview}/submissions`, { id, ...runOf(language) })
  await setStandIn('code-runner', 'fail')
  const failed = await run(runOf(language, { submission: id }))
  const { code, message } = failed.json()
  expect([failed.statusCode, code, message]).toEqual([
    502,
    'upstream_failed',
    expect.stringContaining('Your code is kept'),
  ])
  await setStandIn('code-runner', 'ok')
})
