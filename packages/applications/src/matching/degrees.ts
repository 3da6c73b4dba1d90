import { contentStems } from './tokens.ts'

/** Levels that compare over countries: 1 school, 2 vocational, 3 bachelor, 4 master, 5 doctorate. */
const LEVELS: readonly [number, RegExp][] = [
  [
    5,
    /\b(?:ph\.?\s?d|d\.?phil|doctorate|doctoral|doktor|dr\. ?(?:rer|ing)|doctorat|dottorato|md|pharmd)\b/i,
  ],
  [
    4,
    /\b(?:m\.?sc|m\.?eng|m\.?tech|m\.?phil|m\.?arch|m\.?com|m\.?des|m\.?pharm|mfa|pgdm|mgr|mba|mca|llm|master['’]s|masters?(?= (?:degree|of|in|programm?e?|level|or)\b|\s*$|,)|magister|magistrale|diplom(?!a)(?:-\w+)?|bac ?\+ ?5|maîtrise|mestrado|staatsexamen|pgce|postgraduate)\b|\bM\.?A\b|\bM\.?S\b(?! (?:project|office|excel|sql|word|teams|access|dynamics)|-)|\bM\.?Ed\b|\bMRes\b/i,
  ],
  [
    3,
    /\b(?:b\.?sc|b\.?eng|b\.?tech|b\.?arch|b\.?des|b\.?pharm|bfa|bsn|mbbs|bca|bba|llb|beng|ingeniero|ingénieur|inż|licenciado|first[- ]class honours|bachelor(?:['’]?s)?(?: degree)?|licence|licenciatura|laurea|honours degree|hbo|wo degree|undergraduate|tertiary|university degree|fh degree|bac ?\+ ?3|grado en|degree in|degree of|a degree|any degree|graduate of|completed studies)\b|\bB\.?A\b|\bB\.?S\b|\bB\.?E\b|\bB\.?Ed\b|\bB\.?Com\b|\bBBA\b|\bdegree\b/i,
  ],
  [
    2,
    /\b(?:associate(?:['’]?s)?(?: degree)?(?= of| in|,)|diploma|hnd|hnc|foundation degree|apprenticeship|ausbildung|fachinformatiker|boot ?camp|técnico superior|bts|dut|dec|htl|vocational|tafe|certificate iv|iti|nvq|t-levels?)\b|\bA\.?A\.?S?\b(?!\+)/i,
  ],
  [1, /\b(?:high school|secondary school|ged|matura|abitur|a[- ]levels?|gcses?|school leaving)\b/i],
]
const A_LETTERS = /\bA\.?A\.?\b|\bM\.?A\b|\bB\.?A\b/

/** Fields of study, each with the words that name it. A field is near to those of its group. */
const FIELDS: readonly { name: string; group: string; words: RegExp }[] = [
  {
    name: 'computing',
    group: 'technical',
    words:
      /\b(?:comput(?:er|ing)|informati(?:cs|on technology|on systems|k|ca|que)|informática|informatica|software|web development|web applications?|aplicaciones web|ict|hbo-ict|\bIT\b|information security|cyber ?security|data science|artificial intelligence|machine learning|fachinformatiker|network administration|networking|bca|mca|anwendungsentwicklung|business informatics|programming|video games|nlp|computational|bioinformatics)\b/i,
  },
  {
    name: 'electrical',
    group: 'technical',
    words:
      /\b(?:electr(?:ical|onics?)|automatic control|automation|robotics|mechatronics|cybernetics|telecommunications?|embedded|instrumentation)\b/i,
  },
  {
    name: 'mechanical',
    group: 'technical',
    words:
      /\b(?:mechanical|manufacturing|industrial engineering|aerospace|automotive|production engineering)\b/i,
  },
  {
    name: 'civil',
    group: 'technical',
    words:
      /\b(?:civil|structural|geotechnical|environmental engineering|construction|surveying|architecture)\b/i,
  },
  {
    name: 'chemical',
    group: 'technical',
    words: /\b(?:chemical engineering|process engineering|materials|metallurg\w+)\b/i,
  },
  {
    name: 'engineering',
    group: 'technical',
    words: /\b(?:engineering|technical|technology|engineer|b\.?tech|b\.?e|b\.?eng)\b/i,
  },
  {
    name: 'mathematics',
    group: 'technical',
    words:
      /\b(?:math(?:s|ematics|ematical)?|statistics|quantitative|econometrics|economic cybernetics|operations research|actuarial)\b/i,
  },
  { name: 'physics', group: 'technical', words: /\b(?:physics|physical sciences?)\b/i },
  {
    name: 'biology',
    group: 'life',
    words:
      /\b(?:biolog\w+|biochem\w+|biotech\w+|life sciences?|genetics|microbiology|pharmac\w+|chemistry)\b/i,
  },
  {
    name: 'health',
    group: 'health',
    words:
      /\b(?:nursing|midwifery|medicine|health|physiotherapy|occupational therapy|dentistry|veterinary|paramedic)\b/i,
  },
  {
    name: 'business',
    group: 'business',
    words:
      /\b(?:business|management|commerce|mba|bba|b\.?com|administration|hotel management|marketing|hospitality)\b/i,
  },
  {
    name: 'finance',
    group: 'business',
    words: /\b(?:accounting|accountancy|finance|economics|banking|tax)\b/i,
  },
  { name: 'logistics', group: 'business', words: /\b(?:logistics|supply chain)\b/i },
  { name: 'law', group: 'law', words: /\b(?:law|legal|llb|llm)\b/i },
  {
    name: 'design',
    group: 'design',
    words:
      /\b(?:design|fine arts?|hci|human[- ]computer|graphic|illustration|visual communication)\b/i,
  },
  {
    name: 'education',
    group: 'education',
    words: /\b(?:education \(|teaching|pedagog\w+|bachelor of education|b\.?ed|pgce)\b/i,
  },
  {
    name: 'languages',
    group: 'humanities',
    words:
      /\b(?:english|linguistics|literature|german|french|spanish|journalism|communications?|media|history|philosophy|translation|humanities)\b/i,
  },
  {
    name: 'psychology',
    group: 'social',
    words:
      /\b(?:psychology|sociology|social work|social sciences?|anthropology|human resources|political science)\b/i,
  },
]

/** Fields of study that a text names; `engineering` only where no branch of it is named. */
export function fieldsIn(text: string): { name: string; group: string }[] {
  const found = FIELDS.filter(({ words }) => words.test(text))
  return found.length > 1 ? found.filter(({ name }) => name !== 'engineering') : found
}

/** The highest level that a text names; null when it names none. */
export function levelsIn(text: string): number[] {
  const named = text
    .replace(/\bhigh school diploma/gi, 'high school')
    .replace(/\bassociate(?:['’]?s)? degree\b/gi, 'associate,')
  return LEVELS.flatMap(([level, pattern]) =>
    pattern.test(named) && isDegree(named, pattern) ? [level] : [],
  )
}

/** Letters such as MA are degrees in capitals only: "ma" and "be" are words. */
const isDegree = (text: string, pattern: RegExp) => {
  const words = pattern.exec(text)?.[0] ?? ''
  return (
    words.replace(/\./g, '').length > 2 || words === words.toUpperCase() || A_LETTERS.test(words)
  )
}

/** A degree as a posting asks for it. */
export interface DegreeWish {
  level: number
  fields: { name: string; group: string }[]
  /** A field that is near to the named ones will do. */
  isOpen: boolean
  /** What stands behind "in" where no field is known: only the same words fulfil it. */
  words: string[]
  isAny: boolean
  /** Being enrolled is enough. */
  isEnrolment: boolean
}

const ASKS =
  /\b(?:degree|bachelor|master['’]s|masters? (?:degree|of|in|program)|ph\.?d|doctora|diploma|b\.?sc|m\.?sc|b\.?tech|b\.?eng|b\.?e\.?\/|m\.?s\.? or|mba|hnd|apprenticeship|bac ?\+|graduate (?:of|in)|qualification in|completed studies|laurea|hbo|boot ?camp|university|high school|a[- ]levels?)/i
const OPEN =
  /\b(?:comparable|related|similar|equivalent|neighbouring|near it|relevant|or other|adjacent|substantial|technical field|like)\b/i

/** What a text asks for in degrees; null when it asks for none. */
export function degreeWishOf(text: string): DegreeWish | null {
  if (!ASKS.test(text) && !/\b(?:B\.S|M\.S|(?:BA|BS|MS|MA)(?= (?:in|or|degree)\b))/.test(text))
    return null
  const asked =
    text.split(
      /\b(?:degree|program(?:me)?|diploma|bachelor\S*|master\S*) (?:is not|isn['’]t|not) /,
    )[0] ?? text
  const levels = levelsIn(asked)
  const level =
    levels.length > 0
      ? Math.min(...levels)
      : /\bdegree|university|qualification/i.test(asked)
        ? 3
        : null
  if (level === null) return null
  const isAny = /\bany (?:bachelor|master|degree|discipline|field|subject|stream)/i.test(text)
  return {
    level,
    isAny,
    fields: isAny ? [] : fieldsIn(asked),
    isOpen: OPEN.test(text),
    words: contentStems(/\b(?:in|of) (?!any)([^,(]+)/.exec(asked)?.[1] ?? ''),
    isEnrolment: /\b(?:enrolled|pursuing|student|studying)\b/i.test(text),
  }
}

/** Whether a line's degree fulfils a wish. Whether it is finished is the caller's to judge. */
export function isDegreeFor(wish: DegreeWish, line: string): boolean {
  const levels = levelsIn(line)
  if (levels.length === 0 || Math.max(...levels) < wish.level) return false
  if (wish.fields.length === 0) {
    const stems = contentStems(line)
    return wish.words.length === 0 || wish.isAny || wish.words.some((word) => stems.includes(word))
  }
  const fields = fieldsIn(line)
  const isEngineering = wish.fields.some(({ name }) => name === 'engineering')
  return fields.some(
    ({ name, group }) =>
      wish.fields.some((field) => field.name === name) ||
      ((wish.isOpen || isEngineering) && wish.fields.some((field) => field.group === group)) ||
      // Computing, electronics and mathematics are taught as one trade often enough.
      (isSibling(name) &&
        wish.fields.some((field) => isSibling(field.name)) &&
        wish.fields.length > 1),
  )
}

const isSibling = (field: string) => field === 'computing' || field === 'electrical'
