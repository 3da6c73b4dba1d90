/**
 * Tools, each with its synonyms. Transcripts name tools in small letters, so that capitals cannot
 * tell them.
 */
const TOOLS = [
  ['postgresql', 'postgres', 'psql'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['kubernetes', 'k8s'],
  ['node.js', 'nodejs', 'node'],
  ['react', 'react.js', 'reactjs'],
  ['golang'],
  ['mongodb', 'mongo'],
  ['elasticsearch', 'elastic'],
  ['aws'],
  ['gcp'],
  ['azure'],
  ...(
    'python java kotlin scala ruby rails php django flask fastapi spring angular vue svelte next.js graphql grpc redis kafka rabbitmq ' +
    'mysql sqlite oracle dynamodb cassandra snowflake bigquery spark airflow dbt hadoop docker terraform ansible jenkins github gitlab ' +
    'jira linux nginx prometheus grafana datadog sentry figma salesforce hubspot tableau excel pytorch tensorflow pandas selenium playwright cypress jest'
  )
    .split(' ')
    .map((name) => [name]),
]
const CANONICAL_NAMES = new Map(
  TOOLS.flatMap(([canonical = '', ...synonyms]) =>
    [canonical, ...synonyms].map((name) => [name, canonical]),
  ),
)

/** The canonical name of a tool; undefined for words that name no tool. */
export const canonicalTool = (word: string): string | undefined =>
  CANONICAL_NAMES.get(word.toLowerCase())

const NUMBERS_TO_19 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
export const NUMBER_WORDS = [...NUMBERS_TO_19, ...TENS, 'hundred', 'thousand', 'million', 'billion']
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
}

/**
 * Parses a number in digits or words: `1,200`, `1.2k`, `forty`, `2 million`. NaN for other text.
 */
export function parseNumber(text: string): number {
  const [amount = '', scale = ''] = text
    .toLowerCase()
    .trim()
    .split(/(?<=\d)\s*(?=[a-z])|[\s-]+/)
  const small = NUMBERS_TO_19.indexOf(amount)
  const ten = TENS.indexOf(amount)
  const plain =
    small >= 0
      ? small
      : ten >= 0
        ? (ten + 2) * 10
        : (SCALES[amount] ?? Number(amount.replaceAll(',', '')))
  if (ten >= 0 && NUMBERS_TO_19.indexOf(scale) > 0) return plain + NUMBERS_TO_19.indexOf(scale)
  return plain * (SCALES[scale] ?? 1)
}

/** Common words that two texts share whatever their topics. */
export const STOP_WORDS = new Set(
  (
    'a an the this that these those i me my we us our you your he she it its they them their and or but so if then than as at by for from in into of off on out ' +
    'over to up with without about after before under until while because is am are was were be been being do does did has have had will would can could should may ' +
    'might must not no all any some more most much many very just also only there here when where who what which how why percent year years month months week weeks day days hour hours minute minutes second seconds'
  ).split(' '),
)
