/** A question as a model may write it: right, with twelve tests besides its examples. */
export const PROPOSAL = {
  title: 'Largest refunds of a day',
  statement:
    'A shop paid `refunds` on one day, in cents. Return the sum of the `count` largest of them. If there are fewer than `count` refunds, return the sum of all.',
  constraints: ['`0 ≤ refunds.length ≤ 200`', '`0 ≤ refunds[i] ≤ 10 000`', '`1 ≤ count ≤ 200`'],
  functionName: 'largestSum',
  parameters: [
    { name: 'refunds', type: 'int[]' },
    { name: 'count', type: 'int' },
  ],
  returns: 'int',
  isOrderFree: false,
  examples: [
    { arguments: '[[5,3,9],2]', result: '14', explanation: 'The two largest refunds are 9 and 5.' },
    { arguments: '[[1],1]', result: '1', explanation: 'There is one refund.' },
    { arguments: '[[4,4,4],2]', result: '8', explanation: 'Equal refunds count each.' },
  ],
  tests: [
    ...[
      [1, 2, 3],
      [3, 2, 1],
      [7, 7, 1],
      [9, 0, 9],
      [2, 8, 5, 1],
      [6, 6, 6, 6],
      [0, 0, 1],
    ].map((refunds, index) => ({
      name: `a list, ${index + 1}`,
      arguments: JSON.stringify([refunds, 2]),
    })),
    { name: 'no refund', arguments: '[[],1]' },
    { name: 'fewer than asked for', arguments: '[[4,5],9]' },
    { name: 'one of many', arguments: '[[4,15,8,10000,3],1]' },
    { name: 'all of them', arguments: '[[4,15,8,3],4]' },
    {
      name: 'many',
      arguments: JSON.stringify([Array.from({ length: 80 }, (_, index) => (index * 37) % 101), 11]),
    },
  ],
  hints: [
    'Which refunds matter?',
    'What if they were sorted?',
    'Sort a copy downwards and add up the first ones.',
  ],
  reasoning: [
    'Looking for the largest `count` times takes n × count steps.',
    'Sorting once takes n log n steps.',
  ],
  time: 'O(n log n)',
  space: 'O(n)',
  reference:
    'function largestSum(refunds, count) {\n  return [...refunds].sort((a, b) => b - a).slice(0, count).reduce((sum, refund) => sum + refund, 0)\n}',
}

/** The step of the models' stand-in that answers with a value as JSON. */
export const asAnswer = (value: object) => ({ text: JSON.stringify(value) })
