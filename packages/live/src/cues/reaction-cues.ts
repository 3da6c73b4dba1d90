import type { Cue } from './cue.ts'

/** Statements that an answer is due to: doubts, gaps, and what somebody else said. */
export const REACTION_CUES: Cue[] = [
  [
    "(i'm|we're|i am|we are|i was|i remain) (a (bit|little) |still |just |quite |rather |slightly |really |honestly |somewhat |also )*(not (quite |really |entirely |totally |100 percent |so |too )?(sure|convinced|certain|clear|sold|happy|comfortable|seeing)|unsure|unclear|worried|concerned|nervous|sceptical|skeptical|hesitant|confused|lost|struggling|wary|afraid|missing (something|how|why|the)|torn|reluctant)(?! (who|where i|what to say|if (you|everyone) can|my (mic|camera)))",
    "I'm not sure this fits what we do.",
    "I'm sure it works.",
  ],
  [
    "(i|we)( just| still| really| honestly| also)* (don't|do not|didn't|can't|cannot|couldn't|fail to)( just| quite| really| fully| honestly| yet| even| actually| see| know)*( follow| see (how|why|where|what|my|our|the|it|them|that|any)| understand| get (how|why|that|the|it)| buy| believe| think (that|this|it|we|our|my|you|the)| know (how (that|this|it|you|we|to)|whether|if (that|this|it|we|you)|what (we|you|that)))(?! (me|it) )",
    "I don't see why that holds.",
    "I don't see him often.",
  ],
  [
    "i(('d| would| will|'ll| have to| must| need to) ((just|still|also|really) )?(push back|challenge|disagree|worry about|question)| push back a (little|bit))",
    'I push back a little on the single database.',
    'I always push back on scope.',
  ],
  [
    '(my|our|his|her|their|the|one|another|main|biggest|only) (\\w+ )?(concern|concerns|worry|worries|fear|doubt|doubts|hesitation|objection|reservation)s? (is|are|would be|was|with|about|here|from)',
    'My main worry is the data.',
    'My worry list is long.',
  ],
  [
    "you( still)? (haven't|have not|didn't|did not|never|forgot to|left out|skipped|missed|'ve not|'ve left out|'ve skipped|have left out)( really| yet| quite| actually)* ?(tell|told|say|said|mention|mentioned|talk|talked|touch|touched|cover|covered|explain|explained|address|addressed|answer|answered|handle|handled|discuss|discussed|given|give|thought|the|one)?\\b(?! (to worry|me\\b|miss))",
    'You have not told us about security.',
    'You told us about security.',
  ],
  [
    "(\\S+ ){1,4}you (have not|haven't|did not|didn't|never) (told|said|mentioned|tell|say|mention|touched|covered|explained|addressed|discussed|talked|thought)",
    'And cheating you have not told anything about.',
    'The man told me about you.',
  ],
  [
    "(we|you and i)( still)? (haven't|have not|didn't|did not|never|'ve not)( really| yet| even| actually)* (talk|talked|spoken|touch|touched|cover|covered|discuss|discussed|mention|mentioned|addressed|gone into|looked at|said|thought about)(?! (yet|before|much)$)",
    "We haven't talked about what happens at night.",
    "We haven't met before.",
  ],
  [
    '(\\S+ ){1,3}(we|you) (left|have left|skipped|forgot|missed)( out| completely| entirely| totally| so far)*$',
    'Security we left completely.',
    'He skipped lunch.',
  ],
  [
    "(but )?i thought (that )?(we|you|it|they|this|the \\w+)('d| had| were| was| would| said| agreed| wanted| could)",
    'I thought we had agreed on sixty.',
    'I thought of the sea.',
  ],
]

/** Objections of somebody who may buy. */
export const OBJECTION_CUES: Cue[] = [
  [
    "(i|we)('d| would| will|'ll) (need|want|have to have|expect|require|worry|hate|be worried|be concerned)(?! (to (think|talk|go|check|ask|discuss|look|get back|run|speak)|a minute|a moment|some time))( \\S+){2,}",
    "We'd need it for three hundred people.",
    "We'd need to think about it.",
  ],
  [
    "(my|our|his|her|the|some) ([\\w-]+ ){1,2}(feel|feels|think|thinks|reckon|reckons|believe|believes|worry|worries|complain|complains|insist|insists|refuse|refuses|hate|hates|want|wants|need|needs|won't|will want|will ask|would want|are going to ask|is going to ask|have heard|has heard)( \\S+){3,}",
    'Our drivers think it is one more thing to learn.',
    'Our drivers are from here.',
  ],
  [
    '(the|our) (last|other|previous|current|old) (vendor|supplier|provider|one|people|lot|company|system|tool)( \\S+){0,3} (told|said|promised|claimed|also said)( \\S+){2,}',
    'The last vendor told us that as well.',
    'The last vendor was nice.',
  ],
]

/** Fragments that ask on right after an answer of the user. */
export const REPLY_CUES: Cue[] = [
  [
    "(and|or|but) (not |then |after |before |for |in |with |on |at |say |if |when |to )?(?!(?:that's|it's|i'm|i|we|we're|yeah|yes|no|thanks|thank|so|there|here|he|she|they|you|it|the rest|finally|now|uh|um|well|this is|that|me|everyone|everybody|anyway|actually|by|also)\\b)(?!.*\\b(?:was|were|i'll|we'll|thanks|had|did|i've|i'd|i|we|we've|minutes)\\b)(?:\\S+ ?){1,5}",
    'And not by line.',
    'And I like it.',
  ],
  [
    '(then )?what(?: then| next)?|(and )?then|(so )?next step|which is|why(?: so| that)?|worst|best|how (so|come|exactly)|in (numbers|figures|practice|production)|roughly|ballpark',
    'And then?',
    'And that is it.',
  ],
]
/** Topics of an interview about a person, named without a verb. */
export const TOPIC_CUES: Cue[] = [
  [
    '((your|the|and|one|a|now|okay|so|then|maybe) )*(best|worst|biggest|hardest|toughest|proudest|favou?rite|greatest|longest|last|most [\\w-]+|least [\\w-]+) (thing|time|project|mistake|failure|success|achievement|decision|moment|day|job|boss|team|weakness|strength|regret|lesson|challenge|problem|bug|conflict|feedback|piece of [\\w-]+|part)( \\S+){0,6}',
    'Best thing you ever shipped.',
    'It is the best time.',
  ],
  [
    '((and|so|okay|then|maybe|now|next) )*(one|a|some|an) ((good|bad|recent|specific|concrete|typical) )?(situation|time|example|instance|moment|occasion|story|project|decision|mistake|failure|conflict|disagreement|achievement) (where|when|that|you|in which|of)( \\S+){2,}',
    'One situation where you said no.',
    'One story burned down.',
  ],
  [
    "((and|so|okay|then|maybe|now|next) )*(something|a thing|one thing|things|three things|two things|anything|the numbers|the figures|someone|somebody) (that )?you(?!r|'ll| will| can| should| may)( \\S+){1,}",
    'And something you find hard.',
    'Something you should know, it rains.',
  ],
  [
    '((and|so|okay|then|now|next|coming to) )*your (current |present |expected |own |biggest |main |three |notice |work |last |greatest )*(strengths?|weakness(es)?|salary|ctc|expectations?|notice period|motivation|background|hobbies|experience|registration|availability|start date|references|goals|plans|role there|registration)( \\S+){0,8}',
    'Your salary expectation for this.',
    'Your office is on the left.',
  ],
  [
    '(?:\\S+ ){0,6}(the (three|two|usual|famous|classic) (strengths|weaknesses|questions?)|strengths and weaknesses|hypothetical|scenario)\\b.*',
    'There are yet the three strengths and weaknesses.',
    'The three of us are here.',
  ],
  [
    '((so|okay|and|then|now) )*(question|number) (one|two|three|four|five|six|seven|eight|nine|ten|\\d+)( \\S+){2,}',
    'Question two a patient shouts at you in the corridor.',
    'That was question two.',
  ],
  [
    "(you|and you|so you|okay so you)('ve| have| had)( ever| also| already| previously| actually)* (worked|handled|managed|led|used|done|seen|built|designed|dealt|written|hired|fired|run|owned|shipped|taken|tried|been out|been in|had)\\b( \\S+){1,10}",
    'You have handled a team also.',
    'You have sent your number, I think.',
  ],
]
