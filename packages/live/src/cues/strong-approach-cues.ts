import type { Cue } from './cue.ts'

/**
 * Words of a problem that speak for one approach whatever else is said. Only these let the coach
 * name an approach: a wrong one costs a candidate more than none.
 */
export const STRONG_APPROACH_CUES = {
  'a hash map of what was seen': [
    [
      '(two|pair of) (numbers|elements|integers|values|entries) … (add|sum|adds|sums) (up )?to',
      'Return the two numbers that add up to the target.',
      'Return the sum of two numbers.',
    ],
    ['anagrams?', 'Group the words that are anagrams.'],
    [
      'first (unique|non-repeating|non repeating|repeated|repeating) (character|letter|element|number)',
      'Find the first unique character.',
      'Find the first character.',
    ],
    [
      '(contains?|has|have) (any |a )?duplicates?|any( \\w+){0,2} appears? (at least )?(twice|more than once)',
      'Tell whether the array has any duplicates.',
      'Remove the duplicates in place.',
    ],
  ],
  'a stack': [
    [
      '(brackets?|parenthes[ei]s|braces) … (balanced|valid|matched|match|closed properly|well-formed|well formed)',
      'Check whether the parentheses are balanced.',
    ],
    [
      '(balanced|valid|matching) (brackets|parenthes[ei]s|braces)',
      'Does the text have balanced brackets?',
      'Is the text valid?',
    ],
    [
      'reverse polish|postfix (notation|expression)',
      'Evaluate an expression in reverse Polish notation.',
      'Reverse the list.',
    ],
    [
      'next (greater|larger|smaller|warmer) (element|number|value|temperature|day)',
      'For each day find the next warmer day.',
      'Find the next day.',
    ],
  ],
  'binary search': [
    [
      '(sorted|rotated) (\\w+ )?(array|list) … (find|search|locate|look) … (target|value|minimum|element|it)',
      'Given a sorted array, find a target value in it.',
      'Given a list, sort it.',
    ],
    [
      '(find|search|locate)( \\w+){0,4} (in|of) (an?|the|this) (rotated )?sorted (\\w+ )?(array|list)',
      'Find a number in a sorted array.',
      'Remove duplicates from a sorted array.',
    ],
    [
      'first bad version|logarithmic time',
      'Find the first bad version.',
      'Find the first version.',
    ],
  ],
  'a sliding window': [
    [
      '(longest|shortest|smallest|minimum) (substring|window|subarray|contiguous \\w+) … (without|at most|at least|distinct|repeat\\w*|contain\\w*|unique)',
      'Find the longest substring without repeating characters.',
      'Find the longest word in a list.',
    ],
    [
      '(subarray|window|contiguous \\w+) of (size|length) k',
      'Find the best average of any subarray of size k.',
    ],
  ],
  'sorting intervals': [
    ['(merge|insert|combine) … intervals', 'Merge these intervals.', 'Merge these lists.'],
    [
      'overlapping (intervals|meetings|ranges|bookings)|(meeting|conference) rooms?',
      'Find all overlapping meetings.',
    ],
    ['meetings … rooms', 'So many meetings: how many rooms do they need?'],
  ],
  'a depth-first search or union-find': [
    [
      '(number of|how many|count) … (islands|provinces|connected components)|flood fill',
      'Count the number of islands in a grid.',
      'How many friends does each have?',
    ],
  ],
  'a topological order': [
    [
      'prerequisites?',
      'You are given course prerequisites. Can all courses be finished?',
      'You are given courses.',
    ],
    [
      '(depends?|dependenc(y|ies)) … (order|cycle|circular)',
      'Packages depend on others: give an order to build them in.',
      'It depends on the size.',
    ],
  ],
  'a breadth-first search': [
    [
      '(shortest|fewest|minimum) (\\w+ ){0,3}(path|steps|moves|route|turns) … (grid|maze|unweighted|board|lock)',
      'Find the shortest path in a maze.',
      'Find the cheapest path in a weighted graph.',
    ],
    [
      '(grid|maze|board) … (shortest|fewest) (\\w+ ){0,3}(path|steps|moves|route)',
      'Given a maze, find the shortest route out of it.',
    ],
    ['level order|level by level', 'Print the tree level by level.'],
  ],
  'dynamic programming': [
    [
      '(how many|number of|count) (\\w+ ){0,3}ways … (stairs?|climb|steps|decode|amount|coins?|corner)',
      'How many ways are there to climb the stairs?',
      'In how many ways can it break?',
    ],
    [
      '(fewest|minimum|least) (\\w+ ){0,2}coins|knapsack|edit distance|longest (common|increasing) subsequence|minimum path sum',
      'What is the edit distance of two words?',
    ],
  ],
  'a heap': [
    [
      '(k|kth|k-th|top k) (most frequent|largest|smallest|closest|biggest|highest|nearest|frequent)|top k',
      'Return the k most frequent elements.',
      'Return every k.',
    ],
    ['median … stream|merge k sorted', 'Keep the median of a stream of numbers.'],
  ],
  backtracking: [
    [
      'pairs of (parenthes[ei]s|brackets) … every',
      'With n pairs of brackets, write every text.',
      'Is every line a row?',
    ],
    [
      '(every|all|each|generate) … (well-formed|well formed|valid) (parenthes[ei]s|brackets|way|ways)',
      'Generate all valid ways to write n pairs.',
      'Is this a valid way?',
    ],
    [
      '(all|every) (\\w+ )?(possible )?(permutations?|subsets?|combinations?|arrangements?)|n-queens|n queens|sudoku solver|solve a sudoku',
      'Print all permutations of a string.',
      'Count the permutations.',
    ],
  ],
  'two pointers on the list': [
    [
      'linked list … (cycle|loop|middle)',
      'Does the linked list have a cycle?',
      'Reverse a linked list.',
    ],
    ['(middle|cycle|loop) … linked list', 'Find the middle of a linked list.'],
  ],
  'a walk over the tree': [
    [
      'binary (search )?tree|bst|root of (a|the) (\\w+ )?tree',
      'Given a binary tree, return its depth.',
      'Draw a decision tree.',
    ],
  ],
  'an SQL query': [
    [
      'write (an |a |the )?(sql )?query|sql query',
      'Write a query that lists all customers.',
      'Answer many queries about ranges.',
    ],
  ],
  'two positions in sorted data': [
    [
      '(sorted|ascending|in order) … (two|pair of) (numbers|elements|integers|values|entries)',
      'Given sorted data, find two values with this difference.',
      'Find two numbers in a list.',
    ],
  ],
} satisfies Record<string, Cue[]>
