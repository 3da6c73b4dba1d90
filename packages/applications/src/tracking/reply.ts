import type { ApplicationState, Outcome } from '@sightline/contracts/applications/states'

/** A mail from an employer. */
export interface Reply {
  from: string
  subject: string
  text: string
}

export interface Proposal {
  state: ApplicationState
  outcome: Outcome | null
  /** The sentence of the reply that the proposal rests on. */
  because: string
}

/**
 * A rule of what replies say: a sentence that fits `says`, and not `unless`, proposes the state.
 * Rules come in the order in which they count: a rejection thanks for the interview, too.
 */
interface Rule {
  state: ApplicationState
  outcome: Outcome | null
  says: RegExp[]
  unless?: RegExp
  examples: string[]
}

export const RULES: readonly Rule[] = [
  {
    state: 'closed',
    outcome: 'rejected',
    says: [
      /\b(?:unfortunately|regret(?:fully)?|sorry|afraid)\b.*\b(?:not|unable|cannot|can't|won't|other|another|filled|closed|no longer)\b/i,
      /(?:\bnot|n't)\b(?: to)?(?: be)? (?:mov|go|proceed|progress|tak|advanc|continu|pursu)\w*\b.*\b(?:forward|ahead|further|application|candidacy|process)\b/i,
      /(?:\bnot|n't)\b(?: been| be)? (?:selected|successful|shortlisted)\b/i,
      /\b(?:decided|chosen|opted) to (?:move|go|proceed|pursue|progress|continue)\b.*\b(?:other|another|different)\b/i,
      /\b(?:position|role|vacancy) (?:has been|is|was) (?:already |now )?(?:filled|closed|cancelled|withdrawn)\b/i,
      /\b(?:other|another) candidates?\b.*\b(?:closer|closely|better|stronger|match|fit|chosen|selected)\b/i,
      /\bwish you (?:all the best|every success|(?:the best of )?luck|success)\b.*\b(?:search|future|career|endeavou?rs)\b/i,
    ],
    unless: /\b(?:should|if) (?:we|you|your)\b/i,
    examples: [
      'Unfortunately, we will not be moving forward with your application.',
      'We have decided to proceed with other candidates whose experience is a closer match.',
      'The position has been filled.',
      'We won’t be taking your application further at this time.',
      'You have not been selected for this role.',
      'We wish you all the best in your job search.',
    ],
  },
  {
    state: 'offer',
    outcome: null,
    says: [
      /\b(?:pleased|delighted|happy|excited|thrilled|glad|like) to (?:extend|offer|make|present|send)\b.*\b(?:offer|position|role|job|you the)\b/i,
      /\b(?:your|attached|the|an|written|formal|verbal) offer (?:letter|is attached|of employment|package)\b/i,
      /\boffer(?:ing)? you the (?:position|role|job)\b/i,
    ],
    unless: /\b(?:if|should) (?:we|you)\b|\bbefore\b.*\boffer\b/i,
    examples: [
      'We are delighted to offer you the position of backend engineer.',
      'Please find attached your offer letter.',
    ],
  },
  {
    state: 'interview',
    outcome: null,
    says: [
      /\b(?:invit(?:e|ing)|like|love|happy|want|schedul(?:e|ing)|arrange|set up|book|confirm(?:ed|ing)?|next step (?:is|would be))\b.*\b(?:interview|call|chat|conversation|screen(?:ing)?|meet(?:ing)?|assessment|coding (?:test|challenge)|take[- ]home)\b/i,
      /\b(?:your|the) availability\b/i,
      /\bwhen (?:are|would|could) you\b.*\b(?:available|free|suit|time)\b/i,
      /\b(?:pick|choose|select|find) a (?:time|slot)\b|\bcalendly\.com\b/i,
      /\binterview\b.*\b(?:scheduled|confirmed|booked|will take place)\b/i,
    ],
    unless: /\b(?:if|should|in case) (?:we|your|you)\b|\bunable to\b|\bnot be\b/i,
    examples: [
      'We would like to invite you to a first interview.',
      'Could you share your availability for a 30 minute call next week?',
      'Please pick a time that suits you.',
      'Your interview is confirmed for Tuesday at 10:00.',
    ],
  },
  {
    state: 'submitted',
    outcome: null,
    says: [
      /\b(?:received|receipt of|got) your\b/i,
      /\bthank(?:s| you) for (?:applying|submitting|your (?:application|interest|submission))\b/i,
    ],
    examples: [
      'Thank you for applying to Acme.',
      'We have received your application and will review it.',
    ],
  },
]

/**
 * What a reply seems to say about the application; null where it says nothing that is known. Words
 * of earlier messages that it quotes are left out.
 */
export function proposalOf({ subject, text }: Reply): Proposal | null {
  const sentences = [...sentencesOf(withoutQuotes(text)), subject.trim()]
  for (const { says, unless, state, outcome } of RULES) {
    const because = sentences.find((sentence) => {
      const plain = sentence.replaceAll('’', "'")
      return says.some((pattern) => pattern.test(plain)) && !unless?.test(plain)
    })
    if (because) return { state, outcome, because }
  }
  return null
}

/** The reply with sender and subject from its own first lines, where a pasted mail has them. */
export function withHeaders(reply: Reply): Reply {
  if (reply.from !== '' && reply.subject !== '') return reply
  const head = reply.text.slice(0, 2000)
  const header = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(\\S.*)$`, 'im').exec(head)?.[1]?.trim().slice(0, 500) ?? ''
  return {
    ...reply,
    from: reply.from || header('from'),
    subject: reply.subject || header('subject'),
  }
}

/** What is known of an application to which a reply may belong. */
interface Candidate {
  company: string
  title: string
  contact: string
}

/**
 * How well a reply fits an application: 0 when nothing of it is named. The company's name counts
 * most, in the sender's address, name or subject more than in the text.
 */
export function fitOfReply(reply: Reply, { company, title, contact }: Candidate): number {
  const name = normalized(company).replace(/ (?:inc|ltd|llc|gmbh|ag|plc|corp|co|limited)$/, '')
  const sender = normalized(reply.from)
  const subject = normalized(reply.subject)
  const text = normalized(reply.text)
  if (name === '') return 0
  const address = /[^\s<>]+@[^\s<>]+/.exec(reply.from.toLowerCase())?.[0]
  const isKnown = address !== undefined && contact.toLowerCase().includes(address)
  const isSender =
    hasPhrase(sender, name) || ` ${sender} `.includes(` ${name.replaceAll(' ', '')} `)
  const companyFit = isSender || hasPhrase(subject, name) ? 4 : hasPhrase(text, name) ? 2 : 0
  if (companyFit === 0 && !isKnown) return 0
  const position = normalized(title)
  const titleFit = hasPhrase(subject, position) ? 3 : hasPhrase(text, position) ? 2 : 0
  return companyFit + titleFit + (isKnown ? 5 : 0)
}

const normalized = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const hasPhrase = (text: string, phrase: string) =>
  phrase !== '' && ` ${text} `.includes(` ${phrase} `)

/** The text above the message that it answers. */
function withoutQuotes(text: string): string {
  const lines = text.split(/\r?\n/)
  const end = lines.findIndex((line) =>
    /^\s*(?:On .+ wrote:|-{2,} ?(?:Original|Forwarded) Message ?-{2,}|_{10,})\s*$/i.test(line),
  )
  return (end > 0 ? lines.slice(0, end) : lines).filter((line) => !/^\s*>/.test(line)).join('\n')
}

const sentencesOf = (text: string) =>
  text
    .split(/\n\s*\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.slice(0, 500))
