// Longer than other files: one table holds every sign with its examples.
import type { ScreenExample } from './parse-example.ts'
import type { ScreenLine } from './screen-lines.ts'

/** A sign that a page sets a coding problem, or that it is a page of another kind. */
interface Sign {
  /** What it is a sign of. */
  of: string
  /** How much it counts for a problem; below 0 it counts against one. */
  weight: number
  pattern: RegExp
  /** A text that it is found in. */
  example: string
}

/** A pattern for any of the words of a text, in which `_` stands for a space. */
const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/** What may stand before the verb of a request. */
const LEAD = anyOf(String.raw`
  (?:please|now|then|also|so|ok(?:ay)?|hi|first|next|finally|and|let's|try_to)[,:]?_
  (?:task|problem|exercise|question|challenge|goal)[,:]?_
  (?:can|could|would)_you_(?:please_)?
  (?:you|we|i)(?:'d|_would)?_(?:need|have|must|should|want|like|are_(?:asked|required))(?:_you)?_(?:to_)?
  (?:as_a_candidate|(?:in|for)_this_(?:task|exercise|challenge|problem|assignment)),?_
  (?:your|the|this)_(?:\w+_)?(?:task|job|goal|mission|aim|challenge|objective)(?:'s)?_(?:here_)?is_to_
  (?:your|the|this)_(?:\w+_)?(?:program|function|method|solution|code|script)_(?:should|must|will|has_to|is_to)_
  (?:given|for|from|with|using|in|if|when|without|assuming|suppose|after|among)_[^.?!]{3,220}?,_?(?:please_|then_)?
`)
/** A request begins with its verb: a sentence about what a function does has another form. */
const REQUEST = `^(?:${LEAD})*`
const MAKE = anyOf('write implement create complete develop define design build code make finish')
const ARTICLE = '(?:me |us |up |out )?(?:an?|the|your own|your|this|one|two|three)'
const PROGRAM = anyOf(`
  function method class program algorithm query script procedure subroutine data_structure solution
  routine generator decorator predicate one-liner
`)
const THING = anyOf(`
  component widget cache queue stack iterator parser hook tool api endpoint app application service
  system server client page form library module package regex regular_expression command utility
  interpreter calculator game simulation limiter store list tree heap map set trie logger scheduler
`)
/** What a program is asked to do with its data. */
const VERB = anyOf(`
  find return print output count compute calculate determine decide check sort merge reverse remove
  convert group compress rotate simulate validate parse sum add_up swap move replace split join
  transform flatten encode decode evaluate solve delete insert fix refactor display construct divide
  maximi[sz]e minimi[sz]e rearrange partition detect turn tell say report give list read write name
  generate translate traverse clone invert reconstruct shuffle verify test_whether figure_out
  work_out multiply search_for look_for extract match pick choose assign schedule select rank
  rewrite format pad trim repeat fill paint cut build design implement serialize query update draw
  show estimate identify locate measure order place reduce rename round store substitute truncate
`)
const DATA = anyOf(String.raw`
  arrays?\S* lists? strings? integers? numbers? trees? graphs? matrix matrices grids? sequences?
  words? sentences? texts? nodes? root head tables? sets? maps? dictionar(?:y|ies) streams?
  intervals? points? pairs? dates? times? digits? letters? characters? coins? values? elements?
  items? board maze stack queue file lines? rows? columns? positions? permutations? polygon
  rectangles? stairs houses prices jugs? cards? dice bits? vectors? json object expression formula
  path log schema database [a-z]\w*\[\] n two_[a-z]+s three_[a-z]+s [kn]_[a-z]+s
`)

/** What is asked for; pages ask their readers for other things. */
const OBJECT =
  '(?!(?:to|us|it|me|the (?:link|attached|button|app)|attached|below|on|off|up|more|your|our)\\b)\\S'

/** What a sentence that sets a task looks like. Each pattern begins where the sentence does. */
const TASKS: readonly Sign[] = [
  {
    of: 'code to write',
    weight: 3,
    pattern: new RegExp(`${REQUEST}${MAKE} ${ARTICLE} (?:\\S+ ){0,5}?${PROGRAM}\\b`, 'i'),
    example: 'Please write a short Python function that adds two numbers.',
  },
  {
    of: 'a named function to write',
    weight: 3,
    pattern: new RegExp(
      `${REQUEST}${MAKE} (?:an? |the )?(?:(?:function|method|class) )?[\`"']?[a-zA-Z_]\\w*[\`"']? ?\\(`,
      'i',
    ),
    example: 'Implement debounce(fn, wait).',
  },
  {
    of: 'a function that is to have a name',
    weight: 3,
    pattern: /^have the function \w+/i,
    example: 'Have the function LastVowel(str) take the parameter.',
  },
  {
    of: 'a thing to build',
    weight: 2,
    pattern: new RegExp(`${REQUEST}${MAKE} ${ARTICLE} (?:\\S+ ){0,4}?${THING}\\b`, 'i'),
    example: 'Build a small command-line tool that reads a log.',
  },
  {
    of: 'a request',
    weight: 2,
    pattern: new RegExp(`${REQUEST}${VERB} ${OBJECT}`, 'i'),
    example: 'Please simulate a day at the booth.',
  },
  {
    of: 'a request about data',
    weight: 1,
    pattern: new RegExp(`${REQUEST}${VERB} ${OBJECT}[^.]{0,80}?\\b${DATA}(?=[\\s,.:;)]|$)`, 'i'),
    example: 'Given two strings, decide whether the words are anagrams.',
  },
  {
    of: 'data that are given',
    weight: 2,
    pattern: new RegExp(
      `\\b(?:you(?:'re| are| will be|'ve been| have been| have) (?:given|got|an?)?|given|consider|suppose you have|there (?:are|is)) ?(?:an?|the|two|three|some|\\d+)? ?(?:[^\\s,]+ ){0,4}?${DATA}(?=[\\s,.:;)]|$)|\\b${DATA} (?:\\S+ ){0,6}?(?:is|are) given\\b`,
      'i',
    ),
    example: 'You are given a sorted array of integers.',
  },
  {
    of: 'a question about data',
    weight: 1,
    pattern:
      /\b(?:how many|how much|in how many ways|what is the|what are the|which|is it possible|can (?:you|she|he|they|it))\b[^.]*\?/i,
    example: 'How many squares can be reached?',
  },
]

/** Parts that pages with a problem have beside it. */
const EVIDENCE: readonly Sign[] = [
  {
    of: 'a sample',
    weight: 1,
    pattern: /^(?:ex|sample|example|test ?case)s?\b[^.]{0,24}$|\bfor example:$|^e\.?g\.?\b/i,
    example: 'Sample Input 1',
  },
  {
    of: 'what goes in',
    weight: 1,
    pattern:
      /^\W*(?:sample |example )?(?:input|parameters?\(?s?\)?)(?: format| specification| description)?\b[^.]{0,3}/i,
    example: 'Input format',
  },
  {
    of: 'what comes out',
    weight: 1,
    pattern:
      /^\W*(?:(?:sample |example |expected )?output(?: format| specification)?\b|expected(?: result)?\b ?:?|returns ?:? ?$)/i,
    example: 'Output: 3',
  },
  {
    of: 'limits of the data',
    weight: 1,
    pattern:
      /^\W*(?:(?:guaranteed |problem )?constraints?\b|limits\b)|\d ?(?:<=|≤|<|=<) ?[a-z]\S*(?: ?, ?\S+)? ?(?:<=|≤|<) ?\d/i,
    example: '1 <= nums.length <= 100',
  },
  {
    of: 'limits of a run',
    weight: 1,
    pattern: /\b(?:time|memory) limit\b.*\d/i,
    example: 'time limit per test: 1 second',
  },
  {
    of: 'code to complete',
    weight: 1,
    pattern:
      /^(?:(?:async )?def \w+\(|function \w+\(|class \w+ ?[:{(]|(?:public |static |const )*[\w:<>[\]]+[&*]? \w+\([^)]*\) ?[{;]|(?:const|let|var) \w+ = (?:async )?\(|impl Solution|(?:pub )?fn \w+\(|func \w+\(|-- write|# write|\/\/ write|select$)/i,
    example: 'def pairs(nums, target):',
  },
  {
    of: 'a body to write',
    weight: 1,
    pattern:
      /^(?:pass|\.\.\.|todo!?\(?\)?;?|\W*your code (?:goes )?here|raise NotImplementedError.*|throw new Error\(.?not implemented.*|return null;?|\W*todo:? implement.*)$/i,
    example: '# your code here',
  },
  {
    of: 'a title of a problem',
    weight: 1,
    pattern:
      /^(?:(?:coding |programming |technical |final )?(?:problem|task|question|exercise|challenge|assignment|puzzle|kata)\b ?(?:\d+|[a-z]\b)?\s*(?:[:.(—–-].*)?$|your task$|--- day \d+)|^problem (?:statement|description)\b/i,
    example: 'Exercise 4: reversing words',
  },
  {
    of: 'a difficulty',
    weight: 1,
    pattern:
      /^\W*(?:easy|medium|hard)\b(?!.*\d+\/\d)|\b(?:difficulty|max score|points|score)\b ?:? ?\S|\(\d+ (?:points|pts|marks)\)|^\d kyu\b/i,
    example: 'Medium   Topics   Hint',
  },
]

/** Parts of pages of other kinds. */
const OTHER_PAGES: readonly Sign[] = [
  {
    of: 'code that is finished',
    weight: -1,
    pattern:
      /^return (?!null|none|nil|-?\d|["'[{]|true|false|undefined|the\b|an?\b|all\b|its?\b|-1)[\w.]+[.([ ]/i,
    example: 'return items.length',
  },
  {
    of: 'a document of a team',
    weight: -2,
    pattern:
      /^(?:rfc|adr)[ -]?\d|\b(?:alternatives considered|owned by|last updated|root cause)\b|^(?:(?:non-)?goals|action items|impact)\b:?/i,
    example: 'Alternatives considered',
  },
  {
    of: 'documentation',
    weight: -2,
    pattern:
      /^(?:syntax|return values?|exceptions|see also\b.*|browser compatibility|specifications?|deprecated|related articles|synopsis|options|usage|api|install(?:ation)?|try it(?: out)?|try it yourself.*|errors(?: +\d+)*|raises|api reference.*|response|responses|references? >.*)\s*:?$/i,
    example: 'See also',
  },
  {
    of: 'documentation of a version',
    weight: -2,
    pattern:
      /\b(?:documentation\b|release notes|changelog|release \d|since version|new in version|changed in version|baseline\b.*available|optional arguments?|edit this page|npm (?:install|i) |pip install)|\[source\]|^\W*(?:get|post|put|delete|patch) \/\w/i,
    example: 'Changed in version 3.9',
  },
  {
    of: 'an advertisement of a job',
    weight: -2,
    pattern:
      /^(?:what (?:we offer|you bring|you'll do|we expect)|benefits|responsibilities|qualifications|your (?:profile|tasks)|about (?:the (?:role|job|team)|us))\b|\byears of experience|\b(?:we are hiring|we're (?:hiring|looking for)|apply now|easy apply|applicants|full[- ]time|hybrid)\b/i,
    example: 'What you bring',
  },
  {
    of: 'mail',
    weight: -2,
    pattern:
      /^(?:inbox\b.*\d|compose|sent|starred\b.*|drafts?\b.*|conversations|(?:from|subject|to|cc): .*)$|^.{30,}\s(?:\d{1,2}:\d\d(?: [ap]m)?|yesterday|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d+)$|^(?:dear|hi) \w+,$|^(?:kind|best) regards|\bthank you for your interest\b/i,
    example: 'Inbox 14',
  },
  {
    of: 'an article',
    weight: -2,
    pattern:
      /\b(?:min(?:ute)?s? read\b|\d+ min$|in this (?:article|post|lesson|chapter|tutorial|guide|section|video)|table of contents|as (?:we|you) can see|let's look at|the (?:key|basic|main) (?:idea|insight)|how it works|from wikipedia|view history|read next|most read|explained\b|by [A-Z]\. ?\w+|clap \d+|claps)\b|\bnewsletter\b|\bhours ago\b/i,
    example: 'In this article we look at sorting.',
  },
  {
    of: 'a course',
    weight: -2,
    pattern:
      /\b(?:lesson \d|chapter \d|lecture \d+|dashboard|mark as complete|next lesson|browse courses|enroll|quiz|wishlist)\b/i,
    example: 'Lesson 4 of 18',
  },
  {
    of: 'a solution',
    weight: -2,
    pattern:
      /^(?:approach(?: \d)?\b.*|intuition|complexity analysis|implementation|solution code|explanation of the solution)$/i,
    example: 'Approach 1: brute force',
  },
  {
    of: 'questions and answers',
    weight: -2,
    pattern:
      /\b(?:asked \d|asked by|posted by|answered (?:by|on|\d)|(?:sort by:? )?most votes|\d+ answers?\b|replied|\d+ replies|you: |assistant: |ask anything)|^(?:you|assistant|user|chatgpt|claude):/i,
    example: 'Asked 6 years ago',
  },
  {
    of: 'results of a search',
    weight: -2,
    pattern:
      /\b(?:people also (?:ask|search)|\d results|https?:\/\/\S+ ›|subscribers|views\b)|\ball +(?:images|videos|news)\b/i,
    example: 'People also ask',
  },
  {
    of: 'the work of a team',
    weight: -2,
    pattern:
      /\b(?:test suites?:|\d+ (?:passed|failed)\b|merged? pull request|opened this|wants to merge|steps to reproduce|files changed|commits? \d|assertionerror|all checks|\d+ members)\b|^(?:expected|actual): [a-z]+ [a-z]+ [a-z]+/i,
    example: 'Steps to reproduce',
  },
  {
    of: 'settings',
    weight: -2,
    pattern: /^(?:preferences|settings\b.*|reset to defaults.*|notifications)$/i,
    example: 'Preferences',
  },
]

/** All signs, each with a text that it is found in. */
export const SIGNS: readonly Sign[] = [...TASKS, ...EVIDENCE, ...OTHER_PAGES]

/** Values that were read are the best evidence. */
const EXAMPLES_WEIGHT = 2
/** A task has no more weight than this, in however many ways it is put. */
const TASK_MAX = 4

/** A sentence that sets a task. */
export interface Task {
  /** The line that it begins in. */
  line: number
  weight: number
}

/** How many lines a sentence is followed through. */
const SENTENCE_MAX_LINES = 4
const ENDS_SENTENCE = /[.!?:;]["')]?$/
const BULLET = /^(?:[•▪◦*+>-]|e(?= [A-Z])|\(?(?:\d{1,2}|[a-z])[.)](?= ))\s*/

/** The sentences of a page that set a task, each with its weight. */
export function tasksIn(lines: readonly ScreenLine[]): Task[] {
  return lines.flatMap(({ kind, text }, line) => {
    if (kind !== 'prose' && !(kind === 'other' && text.split(/\s+/).length >= 3)) return []
    const sentences = sentencesAt(lines, line)
    const signs = TASKS.filter(({ pattern }) =>
      sentences.some((sentence) => pattern.test(sentence)),
    )
    const weight = signs.reduce((sum, sign) => sum + sign.weight, 0)
    return weight > 0 ? [{ line, weight }] : []
  })
}

/** The sentences that begin in a line, with the lines that they go on in. */
function sentencesAt(lines: readonly ScreenLine[], index: number): string[] {
  const own = (lines[index]?.text ?? '').replace(BULLET, '')
  let text = own
  for (const next of lines.slice(index + 1, index + SENTENCE_MAX_LINES)) {
    if (ENDS_SENTENCE.test(text) || (next.kind !== 'prose' && next.kind !== 'other')) break
    text += ` ${next.text}`
  }
  const starts = [...text.matchAll(/(?<=[.!?:]["')]?) +(?=\S)/g)]
    .map(({ index: at, 0: space }) => at + space.length)
    .filter((at) => at < own.length)
  const before = lines[index - 1]
  const isStart =
    before?.kind !== 'prose' || ENDS_SENTENCE.test(before.text) || /^["'“`]?\p{Lu}/u.test(own)
  return (isStart ? [0, ...starts] : starts).map((start, at, all) =>
    text.slice(start, at + 1 < all.length ? all[at + 1] : undefined).trim(),
  )
}

/** How much speaks for a coding problem on a page, beyond what speaks against one. */
export function weightOf(
  lines: readonly ScreenLine[],
  tasks: readonly Task[],
  examples: readonly ScreenExample[],
): number {
  const found = (signs: readonly Sign[]) =>
    signs
      .filter(({ pattern }) => lines.some(({ text }) => pattern.test(text)))
      .reduce((sum, { weight }) => sum + weight, 0)
  const task = Math.min(
    TASK_MAX,
    tasks.reduce((most, { weight }) => Math.max(most, weight), 0),
  )
  return task + found(EVIDENCE) + found(OTHER_PAGES) + (examples.length > 0 ? EXAMPLES_WEIGHT : 0)
}
