import type { Cue } from './cue.ts'

/** What is asked on about a story that was just told; the first that fits counts. */
export const STORY_ASKED_ON_CUES = {
  learned: [
    [
      '(what (\\w+ )?chang\\w+|learn\\w*|lessons?|take ?aways?|took away|take away)',
      'And what did you learn from that?',
    ],
  ],
  differently: [
    [
      'differently|(in|with) hindsight|looking back|(do|did|would|have done) (\\w+ )?(again|better|change)|if you (could|had to)|regret',
      'What would you do differently?',
    ],
  ],
  reaction: [
    [
      '(react\\w*|respon[ds]\\w*|feel about|felt about|think of|thought of|happy|take it|took it|like it|accept\\w*)|what did (he|she|they|your \\w+|the \\w+) (say|think)|feedback',
      'How did he react?',
    ],
  ],
  outcome: [
    [
      'outcome|results?|impact|(how|what) (did|does) (it|that|this) (end|turn|work|go|lead|happen)|(what|where) happened|in the end|end up|work out|turn out|go in the end|how successful|numbers|measur\\w+|metrics?|quantif\\w+|how (do|did) you know',
      'And what was the outcome?',
    ],
  ],
  part: [
    [
      'your (own |exact |specific |personal )?(role|part|contribution|responsib\\w+)|(you|yourself) (personally|specifically|exactly|concretely|actually)|(exactly|specifically|concretely|actually) (did|was) (you|your)|what (did|was it that) you( \\w+)? (do|did)|who (did|else|was)|(did|do) you do (it )?(alone|yourself)|what steps|how did you (do|go|approach|handle|manage|solve|fix|deal|get|make)',
      'What exactly was your part in it?',
    ],
  ],
  hardest: [
    [
      '(hard|difficult|challeng\\w+|tricky|tough)\\w* (part|thing|bit|about|was|moment)|hardest|biggest (challenge|obstacle|problem)|most difficult',
      'What was the hardest part?',
    ],
  ],
  when: [
    [
      'how long|when (was|did|were)|how many (days|weeks|months|hours|people)|how (big|large)|time ?frame',
      'How long did that take?',
    ],
  ],
  why: [['why|how come|reason\\w*|what made you', 'Why did you do it that way?']],
} satisfies Record<string, Cue[]>

export type StoryAskedOn = keyof typeof STORY_ASKED_ON_CUES

/** What sentences of a story say about what is asked on; other forms take a whole part. */
export const STORY_TELLS_CUES = {
  learned: [
    [
      'learn(ed|t|ing)?|lessons?|since then|from then on|ever since|next time|today i|now i|these days|always|never again|would now|hindsight',
      'Since then I ask first.',
    ],
  ],
  reaction: [
    [
      '(he|she|they|manager|boss|lead|team|customers?|clients?|director|colleagues?|everybody|everyone|people|users?|him|her|them)',
      'He still uses it.',
    ],
  ],
  why: [
    [
      'because|so that|in order to|since it|as (it|we|they|i)|to avoid|reason',
      'I did it because it was slow.',
    ],
  ],
  when: [
    [
      '\\w+ (minutes?|hours?|days?|weeks?|months?|years?)|in (19|20)\\d\\d|(twice|once|every) (\\w+ )?(week|day|month|morning)|\\d+ (people|\\w+)',
      'It took two weeks.',
    ],
  ],
} satisfies Partial<Record<StoryAskedOn | 'hardest', Cue[]>>

/** What is asked on about a coding problem; the first that fits counts. */
export const CODING_ASKED_ON_CUES = {
  memory: [
    [
      "(not|n't|nt) fit( \\w+)* memory|too (big|large)( \\w+)* (memory|machine)|larger than memory|stream(s|ing|ed)?|one (element|item|number) at a time|(billions?|terabytes?|gigabytes?|huge|massive|distributed|very large)( \\w+)*",
      'What if the array does not fit in memory?',
      'How much memory does it take?',
    ],
  ],
  space: [
    [
      '(less|lower|reduce|save|constant|without|no|minimi[sz]e|avoid|o 1|extra)( \\w+){0,3} (memory|space|storage|array|map|structure|matrix|copy|list|stack|buffer)|in ?place|(bring|get|push|cut|keep|take)( \\w+){0,2} (memory|space)( \\w+)?|space (optimi[sz]\\w+|efficient)|o 1',
      'Can you do it with less memory?',
      'Can you do it in less time?',
    ],
  ],
  cost: [
    [
      'complexit\\w+|big ?o|costs?|expensive|(run ?time|running time)|how (expensive|efficient|fast|slow|costly)|(time|space|memory|cost)( \\w+)* (is|of|does|take|need|use)|how much (time|memory|space)|worst case|scale',
      'What is the time complexity?',
    ],
  ],
  faster: [
    [
      'faster|quicker|speed\\w*|better( \\w+)? (than|way|solution|approach|complexity|time|run)|(do|any) better|optimi[sz]\\w*|improve\\w*|more efficient\\w*|linear( time)?|logarithmic|sub ?linear|o n|o log|less time',
      'Can you make it faster?',
    ],
  ],
  tests: [
    [
      'test\\w*|(which|what) (\\w+ )?(cases|inputs)|edge cases?|corner cases?|verify|sure (it|that|this)|(inputs?|cases?)( \\w+)* (break|fail|wrong)|could (break|go wrong)|prove\\w*|correct(ness)?',
      'How would you test this?',
    ],
  ],
  trace: [
    [
      '(walk|run|step|go|trace|talk)( \\w+){0,3} (through|over)|dry run|trace|example|by hand|line by line',
      'Can you walk me through an example?',
    ],
  ],
  duplicates: [
    [
      'duplicat\\w+|repeat\\w*|same (value|element|number|letter)s?( \\w+)*|equal (values|elements)|unique',
      'What about duplicates?',
    ],
  ],
  negative: [['negative\\w*|zeros?|below zero', 'And if the numbers are negative?']],
  empty: [
    [
      'empty|null|none|nil|no (elements|nodes|input)|single (element|node)|missing',
      'What if the input is empty?',
    ],
  ],
  order: [
    [
      '(un|already |not |is )?sort(ed)?|(in )?(order|random order)|reversed',
      'And if it were sorted?',
    ],
  ],
  parallel: [
    [
      'thread\\w*|concurren\\w*|parallel\\w*|several (machines|cores|workers)|race',
      'Is it safe with several threads?',
    ],
  ],
  recursion: [
    [
      'recurs\\w*|iterat\\w*|stack overflow|call stack|loop instead',
      'Can you do it without recursion?',
    ],
  ],
  other: [
    [
      '(other|another|different|alternative|second|else)( \\w+){0,3} (way|approach|solution|idea|option|algorithm|structure)|alternatives?|other ways|any other',
      'Is there another way?',
    ],
  ],
  why: [['why|how come|trade ?offs?|reason\\w*|justify|what made you', 'Why did you choose that?']],
} satisfies Record<string, Cue[]>

export type CodingAskedOn = keyof typeof CODING_ASKED_ON_CUES
