import { lowerFirst } from '../background/spoken-line.ts'

/** What problems ask for, as the first word of a sentence or of a part of it. */
const VERBS =
  'return|find|compute|calculate|count|print|output|determine|decide|check|tell|implement|write|design|build|create|reverse|merge|sort|remove|delete|generate|convert|group|rotate|search|insert|swap|invert|flatten|validate|clone|copy|serialize|list|get rid|select|report|move|split|rearrange|maximi[sz]e|minimi[sz]e|evaluate|compress|encode|decode|answer|make|give'
const TASK = new RegExp(
  `^(?:please )?(?:${VERBS})\\b|(?:,|\\band|\\bto|\\byou|\\bthat|\\bwhich) (?:then )?(?:${VERBS})s?\\b|\\b(?:how many|how much|in how many|what is|which|can you|is it possible|can (?:all|it|they|we)|your task|i(?:'d)? (?:want|need|like)|you (?:need|want|have) to|have to)\\b`,
  'i',
)

/** What stands between problems and what is said around them. */
const AROUND =
  /^(?:(?:okay|ok|so|well|alright|all right|right|now|then|and|um+|uh+|let's say|let us say|say|imagine|suppose|basically|today|first|next|please|(?:could|would) you(?: please)?|can you please|(?:the|my|your|today's) (?:task|problem|question)(?: \w+){0,3}(?=:)|how would you|i(?:'d| would) like you to|i want you to|here(?:'s| is) (?:the|a|my) (?:problem|question|task))[ ,:.]+)+/i
const RESTATED_MAX_WORDS = 45

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The sentences of a statement, without its title and what is said around them. */
function sentencesOf(statement: string): string[] {
  return statement
    .replaceAll('’', "'")
    .split(/\n+|(?<=[.?!])\s+/)
    .map((text) => text.replace(AROUND, '').trim())
    .filter((text) => wordCount(text) > 2)
}

const toSpeaker = (text: string) =>
  text
    .replace(/\byou(?:'re| are)\b/gi, "I'm")
    .replace(/\b(?:can|do|should|could|would|must|will) you\b/gi, (words) =>
      words.replace(/you/i, 'I'),
    )
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I')

/** The sentence of a statement that sets the task. */
function taskOf(statement: string): string | null {
  const sentences = sentencesOf(statement)
  return sentences.find((text) => TASK.test(text)) ?? sentences[0] ?? null
}

/** Shorter questions, such as whether that is clear, set no task. */
const SHORT_MIN_WORDS = 4
const SHORT_MAX_WORDS = 16
/** The task in a few words, to name the problem by. */
export function shortTask(statement: string): string {
  const task = (taskOf(statement) ?? statement).replace(/[.?!:]+$/, '')
  const words = lowerFirst(task).split(/\s+/)
  return words.length > SHORT_MAX_WORDS
    ? `${words.slice(0, SHORT_MAX_WORDS).join(' ')} …`
    : words.join(' ')
}

/**
 * A problem said back, as a question: `So, given a list, I return …; is that right?`. Null for a text
 * that states none.
 */
export function restate(statement: string): string | null {
  const sentences = sentencesOf(statement)
  const asks = sentences.findLastIndex(
    (text) => text.endsWith('?') && wordCount(text) > SHORT_MIN_WORDS,
  )
  const index = asks > 0 ? asks : sentences.findIndex((text) => TASK.test(text))
  const task = sentences[index]
  if (task === undefined) return null
  const before = sentences[index - 1]
  const isSetting = before !== undefined && /^(?:given|you|there|we|an?|each|the)\b/i.test(before)
  const setting =
    isSetting && wordCount(before) + wordCount(task) <= RESTATED_MAX_WORDS ? before : null
  const told = [setting, task].flatMap((text) => (text === null ? [] : [asTask(text)]))
  const said = told.join(', and ').split(/\s+/)
  const text =
    said.length > RESTATED_MAX_WORDS
      ? `${said.slice(0, RESTATED_MAX_WORDS).join(' ')} …`
      : said.join(' ')
  return `So, to be sure: ${text}. Is that right?`
}

/** A sentence of a statement as the candidate says it. */
function asTask(text: string): string {
  const plain = lowerFirst(toSpeaker(text.replace(/[.?!:]+$/, '')))
  const given =
    /^(given .+?), ((?:return|find|reverse|merge|compute|print|count|determine|check|sort|remove|insert|write|group|rotate|move|convert|search|tell|decide|calculate|output|swap|delete)\b.*)$/i.exec(
      plain,
    )
  if (given) return `${given[1]}, I ${given[2]}`
  if (/^(?:how|what|which|in how|is it|can|does|do)\b/i.test(plain))
    return `the question is ${plain}`
  return /^(?:I\b|I'm\b|given\b|there\b|we\b|an?\b|the\b|each\b|every\b|from\b|for\b|in\b|at\b|with\b|if\b|my\b)/i.test(
    plain,
  )
    ? plain
    : `I ${plain}`
}
