/**
 * Why a word of a resume does not show what it names: it is wished for, denied, somebody else's, no
 * longer valid, not finished, or only touched upon.
 */
export type Doubt = 'wish' | 'denied' | 'others' | 'lapsed' | 'unfinished' | 'slight' | 'studied'

const WISH =
  /\b(?:(?:want|wish|would (?:love|like)|['’]d (?:love|like)|like|hope|hoping|keen|eager|looking|happy|love) (?:to|for|on)\b(?! run)|plan(?:ning)? to\b|interested in|interest in|attracts me|to learn|learning goals?|on my list|booked|applying for|aspir(?:e|ing)|curious about|excited about|none yet|not yet|someday|(?:still )?to come|upcoming)\b/i
const DENIED =
  /\b(?:no|never|not|none|nor|neither|without|hardly|cannot|\p{L}+n['’]t|zero|lack(?:ing)?|nothing|rather than|instead of|in place of|away from|other than)\b/iu
const DENIED_AFTER =
  /\b(?:(?:i|we)(?: have|['’]ve)? (?:not|never|didn['’]t|haven['’]t|don['’]t)|not (?:done|used|committed|written)|wouldn['’]t call|none so far|no experience|all that i did|all i can claim|didn['’]t (?:make|write|use) any|never design)\b/i
const SOMEBODY = `(?:colleagues?|contractors?|suppliers?|vendors?|agency|advisers?|advisors?|friends?|boss|csms?|testers?|scientists|developers?|devs?|designers?|freelancers?|group|department|partner|predecessor|engineers?(?= (?:wrote|built|did|do|run|handle))|team(?= (?:wrote|built|did|who)))`
/** Another person does it, as the subject before a name. */
const OTHERS_BEFORE = new RegExp(
  [
    String.raw`(?:^\s*|[:]\s*|,\s*|\b(?:that|which|while|but|and|for which)\s+)(?:our|my|the|an?|another|their|other)\s+(?:\p{L}+\s+){0,2}${SOMEBODY}[\s,]`,
    String.raw`${SOMEBODY}, who\b`,
    String.raw`\b(?:who|they) (?:run|runs|use|uses|wrote|write|are on|did|do|handle|handles)\b`,
    String.raw`\b(?:which|that|where)\s+\p{Lu}\p{Ll}+\s+(?:wrote|built|did|made|runs?)\b`,
  ].join('|'),
  'iu',
)
/** Another person did it, behind a name. */
const OTHERS_AFTER = new RegExp(
  String.raw`^.{0,60}\b(?:by (?:an?|our|my|the|another)\s+(?:\p{L}+\s+){0,2}${SOMEBODY}\b|do not credit me)|^[^,;]{0,20}asked for by\b`,
  'iu',
)
const LAPSED = /\b(?:expired|lapsed|no longer (?:valid|current)|not renewed|not current|ran out)\b/i
const UNFINISHED =
  /\b(?:expected|in progress|ongoing|enrolled|not completed|incomplete|withdrawn|withdrew|deferred|dropped out|left with|on hold|unfinished|submission|thesis (?:writing|stage)|not (?:yet )?(?:sat|taken|passed)|started|under review|working towards?|(?:\w+) of (?:\w+) (?:modules|terms|credits)|studying (?:for|towards?)|candidate|anticipated|pursuing|part-completed|first year)\b/i
const SLIGHT =
  /\b(?:beginner|basics?|a (?:little|bit of)|some|familiar with|aware(?:ness)? of|read(?:ing)? (?:a |some |other |about|it|apex|a great)|tutorials?|book|bootcamp on|webinars?|seminar|viewing|viewed|watched|attended|training day|under guidance|exercises|school level|self-study|shadowed|sat (?:in|beside)|sit in|observed|exposure|dabbled|played with|toy|hello world|press run|two-day|kit with|installed|toe in|introductory|novice|learning|assisted|tried|evaluated|trial of|touched|trainee|following)\b|\(reading\)|\brecorded\b/i
/** Learnt in lessons. It shows what is asked for as a beginning. */
const STUDIED =
  /\b(?:electives?|coursework|courses?|modules? (?:in|on)|minor in|introduction to)\b/i
/** Said anywhere in a sentence. */
const TOUCHED =
  /\b(?:following an? (?:\w+ )?(?:book|tutorial|course)|game[- ]?jam|hackathon|super ?badges?|at (?:university|college|uni)|student project|course project|(?:uni(?:versity)?|college) project|under supervision|as a (?:student|hobby)|dabbled|experimented with|for fun|academy|bootcamp assignment)\b/i
/** Said of a whole line: the learner's own words about a technology at its beginning. */
const MEDIUM = /\b(?:intermediate|own projects|hobby|personal projects?)\b/i

const CLAUSE = /[;.!?](?=\s|$)|\s[–—]\s/g

/** The part of a line between full stops and semicolons that holds a place, and where it begins. */
export function clauseAt(text: string, index: number): { clause: string; start: number } {
  let start = 0
  for (const { index: stop } of text.matchAll(CLAUSE)) {
    if (stop >= index) return { clause: text.slice(start, stop), start }
    start = stop + 1
  }
  return { clause: text.slice(start), start }
}

/** What speaks against a mention at a place of a line; null when nothing does. `now` is a month. */
export function doubtAt(text: string, index: number, end: number, now: number): Doubt | null {
  const { clause, start } = clauseAt(text, index)
  const before = clause.slice(0, index - start)
  const after = clause.slice(end - start)
  if (LAPSED.test(clause) || isOver(clause, now)) return 'lapsed'
  if (WISH.test(clause)) return 'wish'
  const closeBefore = before.split(/,|\bbut\b|\band then\b|\(/).at(-1) ?? ''
  if (DENIED.test(closeBefore) || DENIED_AFTER.test(after)) return 'denied'
  if (isOthers(before, after) && !isOwn(clause)) return 'others'
  if (UNFINISHED.test(clause)) return 'unfinished'
  if (STUDIED.test(before)) return 'studied'
  if (isSlight(before, after, clause)) return 'slight'
  return null
}

/** Who does it is told before it, up to the next "I". */
const isOthers = (before: string, after: string) =>
  OTHERS_BEFORE.test(before.split(/\b(?:I|we)\b/).at(-1) ?? '') || OTHERS_AFTER.test(after)

const isOwn = (clause: string) =>
  /\b(?:together with|with (?:an?|our|my|the)|i wrote|i own)\b/i.test(clause)

/** A slight touch is told right before a name, in brackets after it, or at the head of a line. */
function isSlight(before: string, after: string, clause: string): boolean {
  const near = before.split(/,|\band\b|\(/).at(-1) ?? ''
  const bracket = /^[^(,]{0,12}\(([^)]*)\)/.exec(after)?.[1] ?? ''
  const behind = after.split(/,(?! used)|\band\b/)[0] ?? ''
  return (
    SLIGHT.test(near) ||
    SLIGHT.test(bracket) ||
    (/^\s*:/.test(after) && SLIGHT.test(after)) ||
    /^(?:currently )?(?:reading|familiar|aware|watched|attended|took part|following|read)\b/i.test(
      clause.trim(),
    ) ||
    /\b(?:tutorials?|course|webinar|seminar|bootcamp|book|viewing|tests? of ours)\b/i.test(
      behind,
    ) ||
    TOUCHED.test(clause)
  )
}

/** Whether the line says of a skill that it is of a middling grade. */
export const isMiddling = (text: string): boolean => MEDIUM.test(text)

/** A date of expiry in the past, as in "valid until September 2026". */
function isOver(clause: string, now: number): boolean {
  const until =
    /\b(?:valid|good|current) (?:until|till|to|through)\s+(?:(\p{L}{3})\p{L}*\.? )?((?:19|20)\d\d)/iu.exec(
      clause,
    )
  if (!until) return false
  const months = 'janfebmaraprmayjunjulaugsepoctnovdec'
  const month = until[1] ? months.indexOf(until[1].toLowerCase()) / 3 : 11
  return Number(until[2]) * 12 + month < now
}
