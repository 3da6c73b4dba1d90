import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { Sentence } from '@sightline/english/sentences'
import {
  FIRST_PERSON_PLURAL,
  FIRST_PERSON_SINGULAR,
  numbersIn,
  SECOND_PERSON,
} from '@sightline/english/word-counts'
import { concretenessOf, tellsOwnAct } from '../spoken-answers/specifics.ts'

const MARKS: readonly ((sentence: Sentence, round: SpokenRound) => boolean | number)[] = [
  ({ isQuestion }) => isQuestion,
  ({ isProse }) => isProse,
  ({ text }) => Math.min(2, numbersIn(text).length) / 2,
  (sentence, round) => concretenessOf(sentence, round),
  (sentence) => tellsOwnAct(sentence),
  ({ words }) => words.some((word) => FIRST_PERSON_SINGULAR.has(word)),
  ({ words }) => words.some((word) => FIRST_PERSON_PLURAL.has(word)),
  ({ words }) => words.some((word) => SECOND_PERSON.has(word)),
  matching(/\b(he|she|him|his|her|they|them|their)\b/i),
  matching(/\b(would|could|should|might|usually|generally|if)\b/i),
  matching(/\b(was|were|had|did|\w{3,}ed)\b/i),
  // Task: what was owed, and by whom.
  matching(
    /\b(my (job|task|role|part|turn|change|decision|name|responsibility)|mine|up to me|on me|for me to|asked me|had to|supposed to|promised|nobody else|in charge|responsib\w+|deadline|goal|target)\b/i,
  ),
  // Result: what came of it.
  matching(
    /\b(in the end|since then|as a result|went (from|up|down)|fell|dropped|rose|grew|still|stayed|no longer|never again|now (it|they|the)|after(wards)?|saved|kept|signed|won|lost|left|worked)\b/i,
  ),
  // Reflection: what was learned, and what is done since.
  matching(
    /\b(learn\w*|lesson|taught|looking back|hindsight|today i|now i|these days|since then|next time|should have|would (have|do)|differently|ever since|realis\w+|realiz\w+|mistake|regret|wrong|instead of)\b/i,
  ),
  matching(/\b(because|so that|therefore|since|which means|that's why)\b/i),
  matching(
    /\b(but|although|instead|however|price|cost|costs|trade|drawback|downside|give up|gives up|accept|rather than|worth|unless)\b/i,
  ),
  matching(
    /\b(per (second|day|month|hour|year|user)|a (second|day|month|hour|year)|bytes?|kb|mb|gb|tb|million|billion|thousand|requests?|times|percent|peak|\/s|rps|qps)\b/i,
  ),
  matching(
    /\b(get|post|put|delete|patch|endpoint|api|returns?|call|calls|parameter|request|response|status|\/\w+|v1|\w+\(.*\))\b/i,
  ),
  matching(
    /\b(table|tables|column|columns|row|rows|key|keys|index|schema|stored?|stores|postgres|redis|record|records|unique|primary|database|id)\b/i,
  ),
  matching(
    /\b(shard\w*|partition\w*|replica\w*|cache\w*|queue\w*|scale\w*|scaling|balancer|cdn|horizontal\w*|hot|grow\w*|ten times|worker\w*|node|nodes|servers?)\b/i,
  ),
  matching(
    /\b(fail\w*|die|dies|dead|down|crash\w*|retr\w+|timeout|lost|lose|goes away|outage|restart\w*|twice|idempoten\w*|recover\w*|backup|alarm|alert|degrad\w*)\b/i,
  ),
  matching(
    /\b(must|need|needs|have to|should|require\w*|at most|at least|within|out of scope|not needed|assume|users? (can|want|may)|who)\b/i,
  ),
  matching(
    /\b(tuesday|monday|wednesday|thursday|friday|tomorrow|next week|minutes?|calendar|meet|send you|i'll send|invite|call you|trial|pilot|shall we|suit\w*|works for you)\b/i,
  ),
  matching(
    /\b(customer|another|similar|reference|like you|school|clinic|firm|company|case|they (went|cut|saved)|measured|you can (call|ask|check)|their number)\b/i,
  ),
  matching(
    /\b(you (said|told|mentioned|have|lose|pay|spend|save)|your (team|people|clerks?|numbers?)|euros?|dollars?|hours?|save|saves|saved|a month|a year|pays? (for )?itself)\b/i,
  ),
  matching(
    /\b(understand|hear you|fair|sorry|i see why|right to|thank you for|worr\w+|concern\w*|honest\w*|you're right|i get)\b/i,
  ),
]

function matching(pattern: RegExp) {
  return ({ text }: Sentence) => pattern.test(text.replaceAll('’', "'"))
}

/**
 * What a sentence's form and words tell beside its meaning, each from 0 to 1: a question, a number,
 * who acts, and words by which a dimension is often said.
 */
export const marksOf = (sentence: Sentence, round: SpokenRound): number[] =>
  MARKS.map((mark) => Number(mark(sentence, round)))
