import type { SPOKEN_DIMENSIONS } from '@sightline/contracts/interviews/rounds'
import { countNumbers, isInFirstPerson } from '@sightline/english/word-counts'
import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import type { Measures } from '../spoken-answers/measures.ts'
import { clarity } from './clarity.ts'
import {
  criterionByTerms,
  levelFrom,
  matches,
  pointForSentences,
  type SentenceCheck,
  type SpokenCriterion,
} from './spoken-criterion.ts'

/** The shares of a dimension's terms that earn a point each. */
const TERM_SHARES = [0.2, 0.5]
/** The shortest and the longest clear answer, in words. */
const CLEAR_WORDS = [50, 450] as const

const PLACE_AND_TIME =
  /\b(when i|while i|at the time|back then|at (a|my|our|the) [\w' -]{0,30}(company|job|firm|agency|startup|bank|shop|school|university|team|client)|in my (last|first|previous|current|old)|i (was|worked|had|joined|led|ran)|we (were|had|ran|built|made|sold)|last (year|month|spring|summer|autumn|fall|winter|week)|(a few|two|three|some) (years|months|weeks) ago|years? ago|in (19|20)\d\d|one (day|week|month|night|morning)|during)\b/i
const STAKES =
  /\b(customers?|users?|clients?|team|colleagues?|manager|boss|company|people|patients?|students?|guests?|partners?|because|although|nobody|everybody|cost|money|lost|losing|late|waited|risk|important|problem|trouble|broke|failed|angry|unhappy)\b/i
const DUTY =
  /\b(my (job|task|role|goal|part|responsibility|aim) (was|is)|i (had|needed|wanted|was (asked|supposed|meant|responsible|expected|in charge)) |i (took|decided|offered|volunteered|agreed|promised|set out|chose)|it was (up to|on) me|up to me|goal|deadline|had to|responsib|asked me|target|needed to|was to)\b/i
const SEQUENCE =
  /\b(first|firstly|to begin with|i (started|began)|then|next|after that|afterwards|later|second|finally|before (that|i|we)|once (i|we|that|it)|so i|in the (meantime|end)|from there|that (day|week|evening|afternoon)|the (same|next|following) (day|week|morning)|every|each)\b/i
const OUTCOME =
  /\b(as a result|in the end|result(ed)?|outcome|led to|because of that|after(wards)? (that|it|which|we|i)|went (from|up|down)|fell|dropped|rose|grew|increas|improv|reduc|cut|saved|halved|doubled|shipped|launched|delivered|finished|on time|worked|succeeded|stopped|still|signed|agreed|stayed|won|kept|no longer|since then|within)\b/i
const INSIGHT =
  /\b(learn(ed|t)?|lesson|taught me|looking back|in hindsight|realis?z?ed|i (now )?(understand|know|see|believe)|what i (took|take)|regret|mistake|should have|would have|made me|showed me|noticed)\b/i
const CHANGE =
  /\b(next time|since then|from then on|from that day|today i|now i|these days|ever since|i (now|always|never) |differently|would (now )?(do|ask|start|talk|tell|say|have)|should have|earlier|sooner|instead|i still)\b/i
const OWN_CHOICE =
  /\b(i (decided|chose|took|owned|suggested|proposed|asked|offered|volunteered|convinced|called|went to|told|admitted|apologi[sz]ed|started|set up|wrote|built|found|made sure|insisted|promised)|my (mistake|fault|decision|idea|responsibility|proposal)|i should have|i was wrong)\b/i

/** From this share of “I” among “I” and “we” on, an answer mostly says who did what. */
const MOSTLY_OWN = 0.6
const OWNERSHIP_ADVICE =
  'Say “I” for what you did and name others for what they did. Keep “we” for what was truly done together.'

/**
 * A dimension judged by its terms and by checks on sentences. The first check can stand in for the
 * terms as the needed content.
 */
const criterion = (
  dimension: keyof typeof BEHAVIORAL_RUBRIC,
  checks: SentenceCheck[],
  description: Parameters<typeof criterionByTerms>[2],
) =>
  criterionByTerms(dimension, { shares: TERM_SHARES, checks, firstCheckProves: true }, description)

/** The rubric of the behavioral round. */
export const BEHAVIORAL_RUBRIC: Record<
  (typeof SPOKEN_DIMENSIONS)['behavioral'][number],
  SpokenCriterion
> = {
  situation: criterion(
    'situation',
    [
      {
        when: matches(PLACE_AND_TIME),
      },
      {
        when: matches(STAKES),
      },
    ],
    {
      title: 'Situation',
      weight: 1,
      levels: [
        'No situation that answers the question.',
        'A situation is hinted at; where, when and for whom stay open.',
        'One can tell roughly what was going on.',
        'Where it was, what was going on and who was affected are mostly clear.',
        'Where it was, what was going on, for whom and why it mattered are clear at once.',
      ],
      advice:
        'Begin with two sentences: where you worked and when, what was going on, and whom it hurt.',
      followUp:
        'Take one case. Where did you work then, what was going on, and who was affected by it?',
    },
  ),
  task: criterion(
    'task',
    [
      {
        when: matches(DUTY),
      },
      {
        when: (sentence) => isInFirstPerson(sentence) && matches(DUTY)(sentence),
      },
    ],
    {
      title: 'Task',
      weight: 1,
      levels: [
        'What was to be done is not said.',
        'What was to be done can be guessed.',
        'What was to be done is said in part, or not as your own task.',
        'Your task is mostly clear.',
        'Your own task, and why it was yours, is clear.',
      ],
      advice:
        'One sentence between situation and action: what had to be reached, by when, and why it was up to you.',
      followUp: 'What did you want to reach there, and why was it up to you?',
    },
  ),
  action: criterion(
    'action',
    [
      {
        when: (sentence) => isInFirstPerson(sentence) && sentence.words.length > 4,
        atLeast: 3,
      },
      {
        when: matches(SEQUENCE),
        atLeast: 2,
      },
    ],
    {
      title: 'Action',
      weight: 2,
      levels: [
        'Nothing that you did.',
        'Something was done; what you did cannot be told.',
        'Some steps, without order or without you in them.',
        'Your steps are mostly clear, and in order.',
        'Your own steps, in order, with what you did and how.',
      ],
      advice:
        'Tell it in three to five steps that begin with “I”: first, then, after that. Say how, not just that.',
      followUp: 'What was the first thing that you did yourself, and the second?',
    },
  ),
  result: criterion(
    'result',
    [
      {
        when: matches(OUTCOME),
      },
      {
        when: (sentence) => countNumbers(sentence.text) > 0 && matches(OUTCOME)(sentence),
      },
    ],
    {
      title: 'Result',
      weight: 2,
      levels: [
        'No result.',
        'A result is claimed; what changed stays open.',
        'A result, with little to measure it by.',
        'A clear result that is measured or was felt by somebody.',
        'A clear result in numbers, and what it meant for others.',
      ],
      advice:
        'End the story with one number before and after, and with who noticed the difference.',
      followUp: 'What was different afterwards? Give me one number from before and one from after.',
    },
  ),
  reflection: criterion(
    'reflection',
    [
      {
        when: matches(INSIGHT),
      },
      {
        when: matches(CHANGE),
      },
    ],
    {
      title: 'Reflection',
      weight: 1,
      levels: [
        'Nothing on what it taught you.',
        'A general thought, not one of your own.',
        'Something was learned; what follows from it stays open.',
        'What you learned, and mostly what you do with it.',
        'What you learned, what you would do otherwise, and what you have done so since.',
      ],
      advice:
        'Close with what you would do earlier or otherwise, and one case in which you have done so since.',
      followUp: 'What would you do differently if it happened again tomorrow?',
    },
  ),
  ownership: {
    title: 'Ownership',
    weight: 1,
    levels: [
      'You are not in it.',
      'Mostly others act, or nobody by name.',
      'You act in places; it is often not clear who did what.',
      'You act, and mostly it is clear what was yours.',
      'You act, decide, and answer for how it went.',
    ],
    advice: OWNERSHIP_ADVICE,
    followUp: 'Which part of that was your own work, and which did others do?',
    judge: judgeOwnership,
    toDo: ({ measures }) => (shareOfSingular(measures) >= MOSTLY_OWN ? null : OWNERSHIP_ADVICE),
  },
  clarity: clarity({ words: CLEAR_WORDS }),
}

function judgeOwnership({ measures, sentences }: AnswerFacts) {
  const share = shareOfSingular(measures)
  const acts = pointForSentences(sentences, { when: isInFirstPerson, atLeast: 2 })
  const isOwn = share >= MOSTLY_OWN && measures.firstPersonSingular >= 5
  const ownPoints = (share >= 0.4 ? 1 : 0) + (isOwn ? 1 : 0)
  const decides = pointForSentences(sentences, { when: matches(OWN_CHOICE) })
  return levelFrom([acts, ownPoints, decides], { needs: [acts, decides] })
}

/** How often an answer says “I”, of all its “I” and “we”; 0 where it says neither. */
const shareOfSingular = ({ firstPersonSingular, firstPersonPlural }: Measures) =>
  firstPersonSingular / Math.max(1, firstPersonSingular + firstPersonPlural)
