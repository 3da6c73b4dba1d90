import type { Cue } from './cue.ts'

const DO =
  "(?:do|does|did|is|are|was|were|can|could|would|will|should|shall|have|has|had|might|may)(?:n't)?|am|won't|can't"
const PERSON = '(?:any|some|every)(?:one|body)'
/** How a written problem begins when it is read aloud, and what it is about. */
const GIVEN =
  "(?:(?:you|we)(?:'re| are|'ve been| have been)? (?:given|get|got|have|receive)|(?:let's say|suppose|imagine|say|assume) you have|i(?:'ll| will)? give you|here(?:'s| is)|there(?:'s| is|'re| are))"
const STRUCTURE =
  '(?:arrays?|lists?|strings?|sequences?|integers?|numbers?|matrix|matrices|grids?|trees?|graphs?|words?|heads?|roots?|nodes?|intervals?|characters?|sentence|table|board|stream|stack|queue|heap)'
/** The rest of a problem may be long. */
const STATEMENT = '.{0,300}'
const TASK =
  '(?:return|find|compute|calculate|determine|count|check|write|implement|print|output|sort|reverse|merge|remove|group|design|decide|tell|arrange|rotate|invert|search|split|fill|convert) (?:me |us )?(?:an?|the|all|every|each|its|their|whether|if|true|false|how|what|which|it|them|that|indices|any|only|for|minus)'
const YOU = `(?:you|we|i|it|they|he|she|that|this|these|those|there|your|our|people|${PERSON})`

/** How speech asks the user for something: a question or a request. */
export const ASKING_CUES = {
  /** Asks where a clause begins. */
  clause: [
    [`(what|how|why|where|when|who)('s|'re|'d|'ll| (${DO}))`, 'What would you cache?'],
    [
      `(what|which|how)( [\\w-]+){1,3} (${DO}) (${YOU}|the|an?|each|all|most)`,
      'Which database would you take?',
    ],
    ['how (many|much|long|often|far|big|large|soon|fast|well|come|about)', 'How much longer?'],
    [
      'what (about|if|happens|happened (next|there|then)|makes|changes|breaks|exactly|(kind|sort) of|else|comes)',
      'What about failures?',
    ],
    ['why not \\w+', 'Why not Redis?'],
    [
      '(in|at|to|for|under|based on) what|by how (much|many)|since when',
      'And the team grew by how many?',
    ],
    [`(${DO}) ${YOU}`, 'Is there a limit?', 'There is a limit.'],
    [
      '(tell|walk|run|take|talk|talk to|show|guide|convince|catch|bring) (me|us)',
      'Walk me through your last project.',
      'It took us a week.',
    ],
    ['(give|help|teach|remind|sell) (me|us)', 'Give us an example.', 'They gave us a month.'],
    [
      '(describe|explain|compare) (how|why|what|to me|your|the|an?|that with)',
      'Then compare the two.',
    ],
    [
      '(if )?you (can|could) (tell|give|show|share|walk|explain|describe)',
      'So you could share a story.',
    ],
    [
      "let's (talk about|discuss|go deeper|dig|dive|zoom|hear|drill|go over|see (some|your|the|a))",
      "Let's dig into the cache.",
      "Let's take a break.",
    ],
    [
      'any (?!(?:time|day|case|way|of|moment)\\b)[\\w-]+( [\\w-]+){0,4}$',
      'Any worries about that?',
      'Any time you like.',
    ],
    [
      'any (other |more )?(questions?|thoughts?|ideas?|updates?|flexibility|concerns|chance|advice|news|suggestions?|opinions?)',
      'Any thoughts on the plan that we sent to you last week?',
    ],
    [
      "anything (else )?(that )?(you|we|i)('d|'re)?",
      'Anything else you would change?',
      'Anything goes.',
    ],
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
      `your (task|job|goal) is to ${TASK}( \\S+){2}`,
      'Your task is to return the largest sum.',
      'Your job is to listen to people.',
    ],
  ],
  /** Asks only where a sentence begins: within one, the same words are a relative clause. */
  sentence: [
    [
      `(would|could|should|will|does|did|is|are|was|were|can)(n't)? (?!(?:be|do|have|been|not|also|just|really|probably|maybe|say|love|like|fine|good|great|okay|ok|thinking|going|never|always|definitely|see|look|works?|had|seen|done|got|to|about|more|less|too|very|only|still)\\b)[\\w'-]+( \\S+){2,}`,
      'Would turning it off at night help?',
      'Could be worse, I guess.',
    ],
    [
      "(does|did|is|are|was|were|has|could|would|will|should)(n't)? (the|an?|all|both|each|most) \\S+",
      'Has the team grown?',
    ],
    ['(talk about|describe|explain|elaborate|compare|summari[sz]e)', 'Describe that day.'],
    ['which (ones?|[\\w-]+)$', 'Which ones?'],
    [
      '(what|why|how|who) (?!(?:i|we|you|they|he|she|it|an?|this|is|means|that)\\b)\\S+',
      'Why Kafka?',
      'What we saw surprised everybody.',
    ],
    ['(determine|check) (if|whether)', 'Determine if a list has a cycle.'],
    [
      `(merge|invert|sort|rotate|flatten) (an?|the|two|all|k)( [\\w-]+){0,3} ${STRUCTURE}`,
      'Merge two sorted linked lists.',
      'Merge the branch tomorrow.',
    ],
    [
      `return (the|an?|all|true|false|whether|how|which|indices|its|their|minus|any|every) \\S+`,
      'Return the indices of the two numbers.',
      'Return flights are cheap this month.',
    ],
    [
      '(design|implement|write|reverse|sketch|estimate|define|outline|pitch|share|discuss|optimi[sz]e|refactor|find|build|prove|rate)',
      'Reverse a linked list.',
      'We build a tool for teams.',
    ],
  ],
  /** Asks anywhere in a sentence. */
  anywhere: [
    [
      `(what|how|why|where|when)( (${DO})|'s|'re) (${YOU}|the)`,
      'And for the writes, how would you scale',
      'I know how you scale it.',
    ],
    [
      `(what|which|how)( (?!${YOU}\\b)[\\w-]+){1,2} (do|does|did|would|can|could|will|should|have) (you|we|i|it|they|your|the)`,
      'For the index which structure would you use',
    ],
    [
      "(?<!\\b(?:as|nor|neither|than|if|so) )(can|could|would|do|did|have|are|will|were|don't|didn't|haven't|wouldn't) you",
      'For a queue would you use Kafka',
      'I earn as much as do you.',
    ],
    ['is there any(thing)?', 'From your side is there anything to add'],
    [
      `how (many|much|long|often|far|fast|big|large)( [\\w-]+){0,4} (${DO}) ${YOU}`,
      'On a usual day how many requests are there',
    ],
    ['or not$', 'Same room or not'],
    [
      '(?<!\\b(?:know|knows|knew|sure|forgot|say|matter|depends on) )for how (long|many|much)( now| already| so far)?$',
      "You've been a manager for how long now.",
      'I forgot for how long.',
    ],
    ['(in|to|by|at) what (sense|way|extent|point|cost|scale)', 'It is better in what sense'],
    [
      "(i|we)('d| would)? ((also|really|just|still) )?(need|want|like|love|value|appreciate|welcome) ([\\w-]+ ){0,3}(from you|your (view|opinion|thoughts?|take|input|advice|feedback|perspective|recommendation|estimate|help))",
      "We'd love your take.",
      'I want a coffee.',
    ],
    ["(i|we)'d want (the|an?|to|you|all)", "For each user I'd want the last order."],
    ['(your move|your thoughts|over to you)$', 'That is the plan, your thoughts.'],
    [
      "(?!(?:know|knows|knew|guess|matter|so|that's|was|say|said|or|and|but)\\b)(?<!tell )\\S+ (what|why|how)$",
      'And that would save you what?',
      'I know why.',
    ],
    [
      "i'm (not (sure|convinced) (about|of|i (follow|understand|see|get))|missing something|a bit (lost|confused)|struggling to)",
      "I'm not sure I follow.",
      "I'm sure it works.",
    ],
    [
      "i (don't|do not) ((quite|really|fully) )?(follow|see (how|why|where)|understand|get (how|why|that|the)|buy)",
      "I don't see why that holds.",
      "I don't see him often.",
    ],
    // Recognisers drop the end of "I'd".
    [
      "i(('d| would) (push back|challenge)| push back a (little|bit))",
      'I push back a little on the single database.',
      'I always push back on scope.',
    ],
    [
      "(our|your|the|today's) (topic|question|problem|task|exercise|challenge) (for )?(you )?today (is|would be)(?! about)( \\S+){3}",
      'The task for you today is a parking lot.',
      'Our topic today is about trains and planes.',
    ],
    [
      "(?<!\\b(?:asks?|asked|knows?|knew|sees?|saw|explains?|explained|of|shows?|about|me|him|us|on|is|that's|from|matter|understand) )what (happens|changes|breaks|if|about|then)",
      'When a server dies what happens',
      'It depends on what happens.',
    ],
    [
      "(i|we)('d| would)? ((also|really|just|still) )?(like|love|want|need) you to",
      'I want you to reverse it.',
      'I want to go home.',
    ],
    [
      "(i|we)('d| would)? ((also|really|just|still) )?(like|love|want|need) to (hear|know|understand|learn|talk about|get your)",
      "I'd love to hear more.",
    ],
    [
      "(i'm|i am|i was|we were|we're|we are|i'd be|i would be) ((also|just|really|still|a bit) )?(wondering|curious)",
      "I'm curious about the team.",
      'He was curious.',
    ],
    [
      "(i'm|i am|i'd be|we're|we are) ((also|really) )?interested in (how|what|why|hearing|your)",
      'We are interested in your view.',
      'I am interested in trains.',
    ],
    [
      "(the|your|today's) (task|exercise|assignment)( for you)? will be to \\w+( \\S+){2}",
      'The task will be to find out how many rooms you need.',
      'The problem will be to get the parts.',
    ],
    [
      '(the|my|our) ((next|first|last|other|second|third|final|main) )?(one|question|problem|prompt|task|exercise|challenge) (for you )?(is|would be)(?! (?:a bit |a little |more |really |all )*about| that$| fine| easy| hard)( \\S+){3}',
      'The next one is reverse a linked list.',
      'The problem is that.',
    ],
    [
      '(wants?|wanted|needs?) to (know|understand) (who|what|how|why|when|where|which|if|whether)',
      'The board wants to know whether it pays.',
    ],
    [
      'i (have|had|got) (a|one|another) ((quick|small) )?question (about|on|regarding)',
      'I have a question about prices.',
      'I have a question.',
    ],
    [
      '(like|want) (you )?to do ((today|now|here|first) )?is \\w+',
      'The thing I would like to do today is pair a bit.',
    ],
    ["(your turn|you're (next|up))", "Thanks, Ann, so you're next."],
  ],
} satisfies Record<string, Cue[]>
