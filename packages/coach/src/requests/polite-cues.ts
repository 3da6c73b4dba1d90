import type { Cue } from '@sightline/live/cues/cue'

/** The words a request can be wrapped in before it, and those after it. Taken off again and again. */
export const LEAD_CUES: Cue[] = [
  [
    "(i am |i'm )?(so |very )?sorry|excuse me|pardon me|apologies|please|thanks|thank you",
    "I'm sorry, can we skip this?",
  ],
  ['hmm+|hm|um+|uh+|er|erm|well|oh|ah|wow|hey|hi', 'Hmm, can we skip this?'],
  ['ok|okay|so|right|alright|all right|and|but|or|yes|yeah|no|now|actually', 'And was that good?'],
  ["honestly|frankly|to be honest|i am afraid|i'm afraid|maybe|perhaps", 'Honestly, I pass.'],
  ["(good|great|that is a good|that's a good|interesting) question", 'Good question. One moment.'],
  [
    '(just )?(a|one|another) (quick |short )?question( first| before that)?',
    'A quick question: was that good?',
  ],
  [
    '(just )?to be (sure|clear|safe)|for clarity|just|quickly|first|before that',
    'To be sure: do you mean reads?',
  ],
  [
    'before (i|we) (\\w+ ){0,3}?(start|begin|answer|go on|continue|go)( on)?',
    'Before I start, can I ask you something?',
  ],
  [
    "if i may( ask)?|if (that is|that's|it is|it's) (ok|okay|fine|alright|possible)",
    'If I may, was that good?',
  ],
  [
    "i (was|am|'m) (just )?wondering( if| whether)?|i (would like|'d like|want|wanted) to (ask|know)( if| whether)?",
    'I wanted to ask: was that good?',
  ],
  [
    '(can|could|may|might) (i|you)( just)? (ask|tell me)( you)?( if| whether)?(?= (what|how|was|is|are|do|did|does|if|whether)\\b)',
    'Can you tell me how long it should be?',
  ],
]
export const TRAIL_CUES: Cue[] = [
  [
    'please|thanks|thank you|sorry|now|first|then|here|though|again|at all|quickly|instead',
    'Was that good, please?',
  ],
  [
    "if (that is|that's|it is|it's|you|i|possible)( (ok|okay|fine|alright|all right|allowed|possible|don't mind|do not mind|may|like|can|could|want|would))?( (with|for|by) you)?",
    'Can we skip this, if that is okay?',
  ],
  [
    'so far|or (not|so|something)|for (a|one|me)( (moment|second))?|before (i|we) (\\w+ ){0,3}?(start|begin|answer|go on|continue)',
    'How am I doing so far?',
  ],
]

/** Remarks around a request: they ask nothing by themselves, and are no answer either. */
export const REMARK_CUES: Cue[] = [
  [
    "i( have|'ve)?( just)? (lost|forgot|forgotten) (my|the) (train of thought|thread|question)",
    'I lost my train of thought.',
  ],
  [
    "i( really| honestly)? (have|'ve)( got)? nothing( to (say|add|tell))?( (to|about|on|for) (this|that|it)( one)?)?",
    'I have nothing to say to this.',
  ],
  [
    "(that|this|it)( is|'s| was)? (a |quite a |really a )?(tough|hard|difficult|tricky|good|interesting|great|big)( one| question)?",
    'That is a tough one.',
  ],
  [
    "i (can't|cannot|can not|could not|couldn't) (think of|remember|come up with|recall) (anything|one|an? \\w+|any \\w+)( (right|just) now)?( for (this|that))?",
    'I cannot think of anything.',
  ],
  [
    "i (have|'ve|'ve got|have got|know) (no|not any) (good |real |such )?(example|story|case|idea|answer|experience)( (for|of|with|about|like) (this|that|it))?",
    'I have no example for this.',
  ],
  [
    "i (do not|don't) (really |actually )?(have|know)( (a|an|any|one))?( good| real| such)?( (example|story|case|answer))?( (for|of) (this|that|it))?",
    'I do not have an example for that.',
  ],
  [
    "i( really| honestly)? (do not|don't) (know|remember)( that| this| it)?( one)?",
    "I don't know.",
  ],
  [
    "((i am |i'm )?(so |very )?sorry|ok|okay|hmm+|um+|thanks|thank you|pardon|excuse me|right|well|please)",
    'Sorry.',
  ],
  [
    "(so )?i (want|would like|'d like) to (get|understand) (this|that|it) right",
    'I want to get this right.',
  ],
]
