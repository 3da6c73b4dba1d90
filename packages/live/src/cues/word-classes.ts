/** Classes of words that the patterns of cues are made of. */

/** Verbs that stand before the subject of a question. */
export const AUXILIARY =
  "(?:do|does|did|is|are|was|were|can|could|would|will|should|shall|have|has|had|might|may)(?:n't)?|am|won't|can't"
const PERSON = '(?:any|some|every)(?:one|body)'
/** Subjects of a question. */
export const SUBJECT = `(?:you|we|i|it|they|he|she|that|this|these|those|there|your|our|people|${PERSON})`
/** A word that a list of things to do or to name goes on with. */
export const OBJECT =
  '(?:me|us|an?|the|one|two|three|four|five|some|any|your|my|our|its|their|all|every|each|it|that|this|these|those|them|only|just|what|how|why|which|whether|if|for)'
/**
 * Words before a question word that make what follows a part of the sentence: `I know what …`,
 * `it depends on how …`, `that's why …`.
 */
const GOVERNOR =
  "know|knows|knew|known|see|sees|saw|seen|show|shows|showed|explains?|explained|understands?|understood|tells?|told|me|him|her|us|them|you|say|says|said|asks?|asked|asking|remembers?|forgot|forget|wonders?|wondered|decides?|decided|learn|learnt|learned|think|thought|guess|matters?|care|sure|out|about|of|on|in|at|to|for|with|from|by|than|like|as|is|was|are|were|be|that's|it's|this is|here's|there's|mean|idea|reason|reasons|and that|no|just|exactly|even|or|not|depending|describe|described|heard|hear|love|loves|everyone|everybody|some"
export const NOT_GOVERNED = `(?<!\\b(?:${GOVERNOR}) )`
/** Verbs that a question word later in the sentence may belong to. */
export const GOVERNING_VERB =
  "(?:know|knows|knew|tells?|told|say|says|said|sees?|saw|seen|show\\w*|explain\\w*|understand\\w*|understood|ask\\w*|remember\\w*|forg\\w+|wonder\\w*|decid\\w*|learn\\w*|think|thought|idea|depend\\w*|about|is|was|that's|it's|talk\\w*|discuss\\w*|matters?|like|liked|love|loved|hear\\w*|sure|describe\\w*|figured?|found|finds?|read|writes?|wrote|watch\\w*|guess|imagine|mean|because|people|who|taught|teach\\w*)"
/** What a person who is asked about a problem does. */
export const TASK_VERB =
  '(?:return|find|get|give|say|tell|compute|calculate|determine|count|check|write|build|rebuild|implement|print|output|sort|reverse|merge|remove|group|design|decide|arrange|rotate|figure out|work out|come up with|propose|detect|produce|make|support|handle|pick|choose|split|fill|convert|invert|search|store|keep|list|report|generate|create|model|turn|transform|add|extend|fix|solve|match|select|answer|identify|minimi[sz]e|maximi[sz]e|move|assign|order|put)'
/** Data that a coding problem is about. */
export const STRUCTURE =
  '(?:arrays?|lists?|strings?|sequences?|integers?|numbers?|matrix|matrices|grids?|trees?|graphs?|words?|heads?|roots?|nodes?|intervals?|characters?|sentence|table|board|stream|stack|queue|heap|text|file|files|log|logs|lines?|pairs?|points?|picture|map|dictionary)'

/** Words that make up the grammar of a sentence, or of the talk around it. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those some any each every all both no not another other such same only just even also too very more most much many few less least enough ' +
    'i me my mine myself we us our ours you your yours yourself he him his she her it its they them their who whom whose which what where when why how ' +
    'am is are was were be been being do does did done doing have has had having can could will would shall should may might must need want wanna gonna gotta let ' +
    "let's i'm i've i'd i'll we're we've we'd we'll you're you've you'd you'll he's she's it's they're they've they'd they'll that's there's here's what's who's where's how's when's why's that'd it'd " +
    "don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't " +
    'and or but so because if then than as of to in on at for from with without by about into onto over under after before between through during against out up down off back again ' +
    'okay ok right yeah yes yep no nope mhm hm hmm uh um er well now oh ah ha haha great good nice cool perfect super fine lovely brilliant thanks thank sorry please alright sure exactly correct interesting ' +
    'suppose say imagine assume given tell give show explain describe walk talk think know see understand like love wonder wondering curious worry worried happy hear mean guess feel find make take get go come start look help try use work send write put pick name return ' +
    'one two three first second next last thing things something anything nothing everything somebody anybody nobody everyone everybody anyone someone people lot bit time way question questions problem answer example point part case kind sort idea reason ' +
    'there here today tomorrow yesterday ever never always maybe perhaps still already yet actually basically really else instead later soon earlier once minute minutes week'
  ).split(' '),
)
