import type { Cue } from './cue.ts'
import { OBJECT, STRUCTURE, TASK_VERB } from './word-classes.ts'

/** How a written problem begins when it is read aloud, and what it is about. */
const GIVEN =
  "(?:(?:you|we)(?:'re| are|'ve been| have been)? (?:given|get|got|have|receive|dispose of)|(?:let's say|suppose|imagine|say|assume) you have|(?:i(?:'ll| will)? )?give you|here(?:'s| is)|there(?:'s| is|'re| are)|the input is|as input|you take)"
/** The rest of a problem may be long. */
const STATEMENT = '.{0,300}'
const TASK =
  '(?:return|find|compute|calculate|determine|count|check|write|implement|print|output|sort|reverse|merge|remove|group|design|decide|tell|arrange|rotate|invert|search|split|fill|convert) (?:me |us )?(?:an?|the|all|every|each|its|their|whether|if|true|false|how|what|which|it|them|that|indices|any|only|for|minus)'

/** Words that set a problem, in any kind of conversation. */
export const PROBLEM_CUES = {
  /** Where a clause begins. */
  clause: [
    [
      'given … (find|return|compute|determine|count|check|write|implement|print)',
      'Given an array, find the largest sum.',
      'Given the weather, we stayed at home.',
    ],
    [
      `${GIVEN} (?:[\\w-]+ ){0,4}?${STRUCTURE}\\b${STATEMENT}\\b${TASK} \\S+`,
      'You are given an array of numbers, return the largest sum.',
      'You have a list of people who return to the office.',
    ],
    [
      `(?:you(?:'re| are|'ve been| have been) )?given ${STATEMENT}\\b${TASK} \\S+`,
      'You are given candidates and a target, return all that match.',
      'You are given the weekend off, and we return on Monday.',
    ],
    [
      `(your|the) (task|job|goal|aim|objective|challenge|mission) (is|here is|would be|will be) (to|that you) (${TASK_VERB}|\\w+)( \\S+){2}`,
      'Your task is to return the largest sum.',
      'Your job is a hard one.',
    ],
    [
      `return (the|an?|all|true|false|whether|how|which|indices|its|their|minus|any|every|for|each|only|it|them|one|\\d+) \\S+`,
      'Return the indices of the two numbers.',
      'Return flights are cheap this month.',
    ],
    [
      `you (?:basically |just |only |simply |then )*(have to|must|need to|need|should|are to|'ve to|gotta|got to|are asked to|are supposed to|are going to|'re going to|want to)( also| now| then| just)? ${TASK_VERB} (?:me |us )?(?:${OBJECT}|out|up|back)`,
      'So basically you have to find the longest one.',
      'You have to see the sea.',
    ],
  ],
  /** Where a sentence begins. */
  sentence: [
    [
      `(merge|invert|sort|rotate|flatten) (an?|the|two|all|k)( [\\w-]+){0,3} ${STRUCTURE}`,
      'Merge two sorted linked lists.',
      'Merge conflicts again.',
    ],
    [
      `you (find|return|get|need|must|write|build|compute|count|output|print) (out )?${OBJECT}`,
      'You find out the order of the letters.',
      'You were late for the train.',
    ],
  ],
  /** Anywhere in a sentence. */
  anywhere: [
    [
      "(our|your|the|today's) (topic|question|problem|task|exercise|challenge) (for )?(you )?today (is|would be)(?! about)( \\S+){3}",
      'The task for you today is a parking lot.',
      'Our topic today is about trains and planes.',
    ],
    [
      "(the|your|today's) (task|exercise|assignment)( for you)? will be to \\w+( \\S+){2}",
      'The task will be to find out how many rooms you need.',
      'The problem will be to get the parts.',
    ],
    [
      '(the|my|our) ((next|first|last|other|second|third|final|main|real|whole) )?(one|question|problem|prompt|task|exercise|challenge|scenario|assignment)( for you| here| now)? (is|would be|goes)(?! (?:a bit |a little |more |really |all )*about| that| fine| easy| hard| not| gone| solved| we\\b)( \\S+){3}',
      'The next one is reverse a linked list.',
      'The problem is that.',
    ],
    [
      '(the )?(first|second|third|fourth|next|last|final) (question|problem|one|task|exercise)( is)? (give|given|you|we|how|what|why|write|find|design|implement)',
      'First question given an array of numbers',
      'The first one was easy.',
    ],
  ],
} satisfies Record<string, Cue[]>

/** Words that set a problem where problems are set: in interviews about code or systems. */
export const SETTING_CUES = {
  /** Where a clause begins. */
  clause: [
    [
      "(i|we|they|he|customers?|people|users?|the \\w+)('d| would| will|'ll)?( also| now| then| just| only| basically)* (need|want|like)s? (?!to (?:check|go|leave|say|start|begin|get going|be|make|take|write|wrap|ask|stop|see if|move|give)\\b)(you to |to (?:have|be able|support|keep|show|know|see|find|store|build|serve) |an?|the|one|some|something|somebody|all|only|it to|them to|this to|that to)( \\S+){2,}",
      'I need the minimum number of steps.',
      'I need to check a message.',
    ],
    [
      "(it|this|the \\w+|everything|we|they|that) (must|should|has to|have to|needs to|need to|shouldn't|can't|cannot|mustn't)( also| now| only| always| never| still)* (be|work|support|handle|survive|go|run|return|keep|fit|show|stay|happen|lose|take|cope)( \\S+){2,}",
      'It must be possible to go back to any moment.',
      'They should be here.',
    ],
    [
      "(imagine|suppose|consider|picture) (you're|you are|you have|you've|a|an|that|there's|there is|we|they)( \\S+){5,}",
      'Imagine you are running a shop with a million products.',
      'Imagine that.',
    ],
    [
      "(?:so |uh |um )*we(?:'re| are) (?:building|making|designing|going to build|gonna build|going to design|gonna design) (?!this|up|it)(\\S+ ?){3,}",
      'We are building the thing that matches riders with drivers.',
      'We are building up the team.',
    ],
    [
      'people (say|complain|report|tell us)|(customers?|users?) (say|complain|report|tell us)',
      'Users complain that it takes too long.',
      'People came in late.',
    ],
  ],
  /** Anywhere in a sentence. */
  anywhere: [
    [
      `(?<!\\b(?:to|we|they|you|i|he|she|it|will|would|can|could|should|must|not|the|a|an|people|who|that|of|in|on|by|its|their|our|i'll|we'll|and|in) )(return|find|compute|calculate|determine|implement) (the|all|an?|whether|true|how|every|for|which|each|it as) \\S+`,
      'So numbers from zero to nine find the missing one',
      'I went home to find the door open.',
    ],
  ],
} satisfies Record<string, Cue[]>

/** Words that change a problem which has been set already. */
export const CHANGE_CUES: Cue[] = [
  [
    "(now |so |and |okay |but |then |well |what )*(let's |let us |we )?(suppose|say|assume|imagine|pretend|consider)( that| now| for a (second|moment|minute))? (?!(?:so|that's|it|hello|goodbye|no|yes|hi|me)\\b)(\\S+ ?){3,}",
    'Now suppose there are square brackets too.',
    'I suppose we can go on with it.',
  ],
  [
    "now (?!i\\b|i'm|i'll|let me|let's|we('ll| will)? (start|begin|go|come|move|switch|get|have \\w+ minutes)|it (becomes|gets)|you (can|know|see)|that('s| is| makes| was)|for|my|is\\b|and\\b|then\\b|thank|where)(\\S+ ){4,}\\S+",
    'Now the people from sales want a board for friends too.',
    'Now that makes a lot of sense to me.',
  ],
  [
    '(and |okay |so |alright |but |now )*(a )?(twist|change of plan|new requirement|plot twist|one more thing|next twist|extra requirement)\\b( \\S+){2,}',
    'Twist, the picture arrives row by row.',
    'No twist here.',
  ],
]
