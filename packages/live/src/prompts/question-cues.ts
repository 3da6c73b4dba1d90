/**
 * The expressions by which English speech asks for something, and those that only look like it. All
 * in small letters.
 */

/** Words before a question or a request that say nothing, such as `okay so um`. */
const MARKERS =
  /^(?:(?:okay|ok|so|u+m+|u+h+(?:[ -]huh)?|er+m*|h+m+|m+[ -]?h+m+|and|but|well|now|then|alright|all right|right|great|cool|perfect|nice|good|sure|yeah|yep|yes|no|nope|oh|ah|wow|hey|hi|hello|awesome|interesting|lovely|exactly|fine|fair enough|got it|i see|(?:that )?makes sense|sorry|wait|hang on|hold on|also|actually|maybe|perhaps|just|please|like|you know|i mean|basically|lastly|first of all|first|secondly|second|finally|thanks|thank you|very good|one last thing|last one|last question|next question|next|quick question|anyway|by the way|again|honestly|one more thing|out of curiosity|or)\b[ ,]*)+/

/** The words after which a new clause may ask something. */
const CONNECTOR =
  /\b(?:and|so|but|or|because|cause|then|u+m+|u+h+|like|also|okay|oh|yes|yeah|sorry|well|just|maybe|please)\b ?/g

const AUXILIARY =
  "(?:do|does|did|is|are|was|were|can|could|would|will|should|shall|have|has|had|might|may)(?:n't)?|am|won't|can't"
const SUBJECT =
  '(?:you|we|i|it|they|he|she|that|this|these|those|there|your|our|people|any(?:one|body)|some(?:one|body)|every(?:one|body))'
const NOUN_SUBJECT = `(?:${SUBJECT}|the|a|an|each|all|most)`

/** A question or a request at the beginning of a clause. */
const CLAUSE_STARTS = [
  // what would …, how's …
  `(?:what|how|why|where|when|who)(?:'s|'re|'d|'ll| (?:${AUXILIARY}))\\b`,
  // which database would you …
  `(?:what|which|how)(?: [\\w-]+){1,3} (?:${AUXILIARY}) ${NOUN_SUBJECT}\\b`,
  'how (?:many|much|long|often|far|big|large|soon|fast|well|come|about)\\b',
  'what (?:about|if|happens|happened (?:next|there|then)|makes|changes|breaks|exactly|kind of|sort of|else|comes)\\b',
  'why not \\w',
  '(?:(?:in|at|to|for|under|based on) what|by how (?:much|many)|since when)\\b',
  // would you …, is there …
  `(?:${AUXILIARY}) ${SUBJECT}\\b`,
  // Requests
  '(?:tell|walk|run|take|talk|show|guide|convince|talk to|catch|bring) (?:me|us)\\b',
  '(?:give|help|teach|remind|sell) (?:me|us)\\b',
  '(?:describe|explain|compare) (?:how|why|what|to me|your|the|a|an|that with)\\b',
  'you (?:can|could) (?:tell|give|show|share|walk|explain|describe)\\b',
  'if you (?:can|could) (?:tell|give|show|share|walk|explain|describe)\\b',
  "let's (?:talk about|discuss|go deeper|dig|dive|zoom|hear|drill|go over|see (?:some|your|the|a))\\b",
  'any (?!time\\b|day\\b|case\\b|way\\b|of\\b|moment\\b)[\\w-]+(?: [\\w-]+){0,4}$',
  'any (?:other |more )?(?:questions?|thoughts?|ideas?|updates?|flexibility|concerns|chance|advice|news|suggestions?|opinions?)\\b',
  "anything (?:else )?(?:that )?(?:you|we|i)(?:'d|'re)?\\b",
  'given\\b.* (?:find|return|compute|determine|count|check|write|implement|print)\\b',
]
/** What asks only at the very beginning of a sentence, where a relative clause cannot stand. */
const SENTENCE_STARTS = [
  // would turning it off at night help
  `(?:would|could|should|will|does|did|is|are|was|were|can)(?:n't)? (?!(?:be|do|have|been|not|also|just|really|probably|maybe|say|love|like|fine|good|great|okay|ok|thinking|going|never|always|definitely|see|look|works?|had|seen|done|got|to|about|more|less|too|very|only|still|all the)\\b)[\\w'-]+(?: \\S+){2,}`,
  `(?:does|did|is|are|was|were|has|could|would|will|should)(?:n't)? (?:the|a|an|all|both|each|most) `,
  '(?:talk about|describe|explain|elaborate|compare|summari[sz]e)\\b',
  `which (?:ones?|[\\w-]+)$|(?:what|why|how|who) (?!(?:i|we|you|they|he|she|it|a|an|this|is|means|that)\\b)`,
  '(?:design|implement|write|reverse|sketch|estimate|define|outline|pitch|share|discuss|optimi[sz]e|refactor|find|build|prove|rate)\\b',
]
/** What asks anywhere in a sentence. */
const ANYWHERE = [
  `(?:what|how|why|where|when)(?: (?:${AUXILIARY})|'s|'re) (?:${SUBJECT}|the)\\b`,
  `(?:what|which|how)(?: (?!(?:${SUBJECT})\\b)[\\w-]+){1,2} (?:do|does|did|would|can|could|will|should|have) (?:you|we|i|it|they|your|the)\\b`,
  "(?<!\\b(?:as|nor|neither|than|if|so) )(?:can|could|would|do|did|have|are|will|were|would|don't|didn't|haven't|wouldn't) you\\b",
  'is there any(?:thing)?\\b',
  `how (?:many|much|long|often|far|fast|big|large)(?: [\\w-]+){0,4} (?:${AUXILIARY}) ${SUBJECT}\\b`,
  // same room or not, save you what, based on what
  'or not$',
  // you've been a manager for how long now
  '(?<!\\b(?:know|knows|knew|sure|forgot|say|matter|depends on) )for how (?:long|many|much)(?: now| already| so far)?$',
  '(?:in|to|by|at) what (?:sense|way|extent|point|cost|scale)\\b',
  "(?:i|we)(?:'d| would)? (?:also |really |just |still )?(?:need|want|like|love|value|appreciate|welcome) (?:[\\w-]+ ){0,3}(?:from you|your (?:view|opinion|thoughts?|take|input|advice|feedback|perspective|recommendation|estimate|help))\\b",
  "(?:i|we)'d want (?:the|a|an|to|you|all)\\b",
  '(?:your move|your thoughts|over to you)$',
  "(?!(?:know|knows|knew|guess|matter|so|that's|was|say|said|or|and|but)\\b)(?<!tell )\\S+ (?:what|why|how)$",
  // Doubts are requests to explain.
  "i'm (?:not (?:sure|convinced) (?:about|of|i (?:follow|understand|see|get))|missing something|a bit (?:lost|confused)|struggling to)\\b",
  "i (?:don't|do not) (?:quite |really |fully )?(?:follow|see (?:how|why|where)|understand|get (?:how|why|that|the)|buy)\\b",
  // Recognisers drop the end of "I'd".
  "i(?:(?:'d| would) (?:push back|challenge)| push back a (?:little|bit))\\b",
  "(?:our|your|the|today's) (?:topic|question|problem|task|exercise|challenge) (?:for )?(?:you )?today (?:is|would be)(?! about)(?: \\S+){3}",
  "(?<!\\b(?:asks?|asked|knows?|knew|sees?|saw|explains?|explained|of|shows?|about|me|him|us|on|is|that's|from|matter|understand) )what (?:happens|changes|breaks|if|about|then)\\b",
  "(?:i|we)(?:'d| would)? (?:also |really |just |still )?(?:like|love|want|need) you to\\b",
  "(?:i|we|i'd|we'd|i would|we would) (?:also |really |just |still )?(?:like|love|want|need) to (?:hear|know|understand|learn|talk about|get your)\\b",
  "(?:i'm|i am|i was|we were|we're|we are|i'd be|i would be) (?:also |just |really |still |a bit )?(?:wondering|curious)\\b",
  "(?:i'm|i am|i'd be|we're|we are) (?:also |really )?interested in (?:how|what|why|hearing|your)\\b",
  "(?:the|your|today's) (?:task|exercise|assignment)(?: for you)? will be to \\w+(?: \\S+){2}",
  '(?:the|my|our) (?:next |first |last |other |second |third |final |main )?(?:one|question|problem|prompt|task|exercise|challenge) (?:for you )?(?:is|would be)(?! (?:a bit |a little |more |really |all )*about| that$| fine| easy| hard)(?: \\S+){3}',
  '(?:wants?|wanted|needs?) to (?:know|understand) (?:who|what|how|why|when|where|which|if|whether)\\b',
  'i (?:have|had|got) (?:a|one|another) (?:quick |small )?question (?:about|on|regarding)\\b',
  "(?:your turn|you're (?:next|up))\\b",
  '(?:like|want) (?:you )?to do (?:today |now |here |first )?is \\w+',
]

/**
 * What looks like a question or a request and calls for no answer of substance. Tested where the
 * question begins.
 */
const NOT_ASKING = [
  // Greetings and small talk
  "how(?:'s| is| are| was| were)? (?:it going|you (?:doing|today|all|guys|feeling)\\b|you$|things\\b|everyone|everybody|everything|life\\b|your (?:day|week|weekend|morning|evening|holiday|vacation|trip|flight|break|summer|christmas|new year)\\b|the (?:conference|weekend|trip|flight|weather|family|kids|holiday)\\b)",
  'how have you been\\b|have you (?:done|been|used|tried|seen|met) (?:one of these|this|here|it|us|any of these)\\b',
  '(?:where|what city) are you (?:calling|joining|based|located|dialing|today|right now)\\b',
  'did you (?:find|get|have|enjoy|receive|manage to)\\b.{0,25}(?:place|link|coffee|lunch|invite|email|holiday|weekend|break|okay|alright|here|in\\b|chance to read)',
  'did every(?:one|body) (?:get|have|receive|see|manage|read)\\b',
  'is (?:this|that) \\w+$',
  '(?:yourself|and you|you)$',
  // Sound, pictures, tools
  '(?:can|could|do|are|did) (?:you|everyone|everybody|anyone|anybody|we|i|they)(?: guys| all| still| now)? (?:all )?(?:hear|see (?:my|me|the|it|us|this|that)|able to (?:hear|see)|speak up|speak a|repeat|say that again|mute|unmute|scroll|zoom|make (?:the|it|that|your) (?:font|text|window|big|larg|a)|turn (?:on|off|up)|share (?:your|my|the) screen|share my|come closer|move|type in|stop sharing|go back|click|open the (?:link|pad|editor)|switch (?:on|off))',
  '(?:do|did|have) (?:you|everyone|everybody) (?:already |all )?(?:have|got|get|see|receive) (?:the|my|a|your) (?:link|invite|document|screen|cursor|agenda|pad|headphones|headset|email|pen)',
  '(?:is|are) (?:it|this|that|the (?:screen|sound|picture|audio)|my (?:screen|sound|audio|camera|mic)|we|you|i) (?:showing|working|visible|coming through|loud|clear|sharing|recording|muted|audible|back|frozen|still there|ready|all set|good to go|there)',
  '(?:can|could|may|should|shall) i (?:just |quickly )?(?:share|move|start|begin|interrupt|stop|ask|record|scroll|go|jump|join|call)',
  // Running the call
  '(?:is|was|would) (?:it|that|now|this) (?:be )?(?:still )?(?:okay|ok|fine|alright|all right|clear|cool|good|a good time|a bad time|possible to start)(?: (?:if|for|with|to|when)\\b|$| so far| time)',
  '(?:do|would|did) you mind if\\b|did i catch\\b|are you (?:okay|ok|fine|good|comfortable|happy) (?:with|if|to|on)\\b|are you (?:ready|in|there|free|available|done|all set|set)\\b',
  '(?:should|shall|can|could) we (?:just |maybe )?(?:start|begin|get started|take (?:a|five|ten)|wait|move on|go on|continue|wrap|stop|reschedule|meet|jump|go ahead|schedule|push)',
  'do (?:you|we) (?:want|wanna|need|prefer) (?:to )?(?:start|begin|go first|go ahead|kick|take|a (?:break|minute|second|moment)|some (?:time|water)|another minute|wait|share)',
  '(?:do|does|would|will|is) (?:\\w+ ){0,3}?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week|morning|afternoon|noon)\\b.{0,25}(?:work|good|okay|fine|suit|free|$)',
  'do we have (?:the|a|any) (?:demo|meeting|call|room|time|standup|review)',
  '(?:is|are) (?!(?:it|that|this|there|they|the)\\b)\\w+ (?:joining|coming|here|out|in today|around|late|on the call)\\b',
  "who(?:'s| is) (?:missing|joining|here|taking notes|talking|next|on the call|sharing)|is every(?:one|body)\\b|is the whole team\\b|are we (?:all|waiting|ready|done|missing|complete)\\b",
  'what time\\b',
  // Checks, tags, preludes
  '(?:does|do|did|would) (?:that|this|it) (?:all )?(?:make sense|sound (?:good|okay|fair|right)|help$|answer)',
  '(?:can|could|may) i ask\\b|do you (?:mind|see|know) what i mean|do you follow|you know\\b|are you with me|is that right$|have you got a (?:minute|second|moment)',
  "(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|wouldn't|is|are|do|does) (?:it|they|we|that|there|he|she|you|i)(?: all)?$",
  // Questions to oneself, and rhetorical ones
  "where (?:were|was|are) (?:we|i)\\b|where (?:did|do) i\\b|where(?:'s| is) (?:my|that (?:button|link|tab|file|thing|window|document))\\b|how do i (?:share|stop|do|get|turn|unmute|make)\\b|what (?:was|am|did|were|do|else did|else do|else was) (?:i|we) (?:have|want|wanted|say|saying|need|ask|going|doing|forget|looking)\\b",
  "what(?:'s| is| was) (?:the other|that (?:word|called)|the word|it called|his name|her name|your name again)\\b|what else(?: (?:do|did|have) (?:we|i)\\b| was there|$)|what (?:have|do) (?:we|i) (?:got|have)(?: left| here)?$",
  'was that (?:it|all|everything)|is that (?:it|all|everything)$|what do you know$|why am i\\b',
  "who (?:doesn't|wouldn't|hasn't|cares|knows|knew|has time|has the time|likes|loves|enjoys|wants|needs|would have|am i)|who(?:'s| is) (?:excited|ready|hungry|counting)|how (?:hard|bad|difficult) can|what (?:could|can) possibly|how (?:cool|nice|great|funny|crazy|lovely|annoying) |what (?:a|an) |what the (?:hell|heck)",
  "isn't (?:that|it) (?:nice|great|crazy|funny|fun|cool)|can you (?:believe|imagine)\\b|would you believe\\b|don't (?:you|we) (?:all|just)",
  // Requests for time, and of no substance
  'give (?:me|us) (?:just )?(?:a|one|two|another) (?:quick )?(?:sec|second|minute|moment|min)',
  "(?:tell|show) (?:me|us) (?:when|once|if) you(?:'re| are| can| have)",
  'just (?:give me|a) (?:sec|second)|how about (?:you|yourself)$|what about (?:you|yourself)$',
  'write (?:it|that|this) down|share (?:my|the) (?:screen|agenda|link)|find (?:it|out)\\b',
  '(?:right|really|seriously|yeah|yes|no|okay|sorry|pardon|huh|what|hello|anyone|anybody|excuse me|you sure|oh)$',
]

/**
 * A condition alone asks what follows from it: `and if one server is slow`. Tested with the markers
 * before it.
 */
const CONDITION_ALONE =
  /^(?:(?:okay|ok|right|u+m+|u+h+|so|yeah) )*(?:and|but) if (?!(?:i|i'm|we|we're)\b)(?:\S+ ?){2,8}$/

/** What begins a question that is not asked yet: `let's say`, `you're given`, or a condition. */
const SETTING =
  /^(?:(?:now )?(?:let's (?:say|assume|imagine|suppose)|say|suppose|imagine|consider|assume|given|you(?:'re| are) given|(?:you|we) have an?|there(?:'s| is) (?:a|an)\b|if|when|where|today's (?:question|problem|task)|the (?:next |first |last )?(?:one|problem|question|task|prompt) (?:is|would be)|what (?:i'd|we'd|i want|we want|i have|we have)|today|our topic|have you ever|my question|i noticed|i saw))\b/
/** Words that a sentence cannot end with. */
const OPEN_END =
  /(?:\b(?:and|but|the|a|an|to|of|who|which|where|because|if|your|my|our|(?:would|could|can|do|did|have|are|will) you|when|u+m+|u+h+|than|into|between|as|you're|we're|i'm|let's|ever|so|is|are|was|would|could)|\.\.\.|…|,|-|–|—)$/
/** Ends that look open and are not. */
const CLOSED_END =
  /\b(?:(?:think|hope|guess|say|do) so|proud of|think of|aware of|capable of|report to|talk to|used to|listen to|(?:what|how|where|who) (?:is|are|was))$/
/** Words that a question can end with and that often stand before more words. */
const WEAK_END = /\b(?:with|on|in|for|at|from|by|about|like|that|or|you)$/
/** The beginnings of words that carry on what was said just before. */
const CARRIES_ON =
  /^(?:and|or|like|with|for example|for instance|because|but|so that|including|especially|as in|such as|assuming|without|using|in|on)\b/

/** Speech that somebody reports: `my boss asks me when …`. */
const REPORTED =
  /\b(?:asks?|asked|asking|tells|told|said|says|saying|telling) (?:me|us|them|him|her|myself)\b/
/** A question tag after a statement: `you talked to Jess already, right`. */
const TAG_END =
  /^.+ (?:right|huh|yeah|yes|no|okay|correct|eh|(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|hasn't|wouldn't|is|are|do|does) (?:it|they|we|that|there|he|she|you|i)(?: all)?)$/

const startsWithAny = (sources: string[]) => new RegExp(`^(?:${sources.join('|')})`)
const CLAUSE_START = startsWithAny(CLAUSE_STARTS)
const SENTENCE_START = startsWithAny(SENTENCE_STARTS)
const ASKING_ANYWHERE = new RegExp(`\\b(?:${ANYWHERE.join('|')})`, 'g')
const NOT_ASKING_START = startsWithAny(NOT_ASKING)

export {
  ASKING_ANYWHERE,
  CARRIES_ON,
  CLAUSE_START,
  CLOSED_END,
  CONDITION_ALONE,
  CONNECTOR,
  MARKERS,
  NOT_ASKING_START,
  OPEN_END,
  REPORTED,
  SENTENCE_START,
  SETTING,
  TAG_END,
  WEAK_END,
}
