import type { Cue } from './cue.ts'
import { OBJECT, TASK_VERB } from './word-classes.ts'

const TALK = '(?:tell|walk|run|take|talk|talk to|show|guide|convince|catch|bring)'
const SAY =
  '(?:tell|give|show|share|walk|explain|describe|introduce|talk|say|start|begin|elaborate|expand|clarify|summari[sz]e|outline|go into|remind|compare|repeat|send)'
const LEARN =
  '(?:know|hear|understand|learn|see|find out|get (?:a (?:sense|feel|feeling|picture)|your)|explore|dig into|talk about|talk through|discuss|touch on|ask)'
const ADVERB =
  '(?:also|really|just|still|quite|especially|particularly|very much|kind of|actually|quickly|maybe|please|always|now|then)'

/** How speech asks somebody to do or to tell something. */
export const REQUEST_CUES = {
  /** Asks where a clause begins. */
  clause: [
    [`${TALK} (me|us)`, 'Walk me through your last project.', 'It took us a week.'],
    [
      '(give|help|teach|remind|sell|sketch|draw|write|send|name|list|explain|describe|say|find) (for )?(me|us)\\b(?! (?:when|once|if|back)\\b)',
      'Give us an example.',
      'They gave us a month.',
    ],
    [
      '(describe|explain|compare) (how|why|what|to me|your|the|an?|that with|that|this|it)',
      'Then compare the two.',
    ],
    [
      `(if )?(you|u) (can|could|may|might)( ${ADVERB})? ${SAY}`,
      'So you could share a story.',
      'You could see the sea.',
    ],
    [
      "if you (could|would|wouldn't mind|can)( \\w+)? (?!(?:mute|wait|hold|bear|speak up|imagine|not|have|see|hear)\\b)\\w+ \\w+",
      'If you could put that into a mail.',
      'If you could mute yourself.',
    ],
    [
      "let's (talk about|discuss|go deeper|dig|dive|zoom|hear|drill|go over|see (some|your|the|a)|look at|turn to|touch on|come to|move on to (your|the|some)|design|build|code|implement|write (?!(?:it|that|this) down)|think about|make it|add|do (a|an|one|the)|start with (your|the|an?|some)|switch to (your|the|an?|some))",
      "Let's dig into the cache.",
      "Let's take a break.",
    ],
    [
      `(${ADVERB} )?(name|list|pick|choose|count|compute|calculate|print|determine|improve|rank|fix|test|handle|extend|make|add|code|draw|support|put|try|use) (?:${OBJECT} )+\\w+`,
      'Name three tools that you use.',
      'Use of force is not needed.',
    ],
    [
      '(have|take) (a|another) (?:quick |good )?(look|stab|crack|shot|go|guess) (at|on)|think (about|of|through) (that|this|it|the|what|how|a|an|one|some)|do (something|one|a rough|the math|some|this|that) (about|rough|with|for|calculation|estimate|in|without)|have a look$',
      'Think about that one for me.',
      'I think of the sea.',
    ],
    [
      `(somebody|someone|anybody|anyone|one of you)( ${ADVERB})? (please )?(tell|explain|remind|give|walk|help|show|take|summari[sz]e)`,
      'Somebody remind me why we do it.',
      'Somebody helps us with it.',
    ],
    [
      '(elaborate|expand|say (a bit |a little |some )?more|tell more|go (a bit |a little )?deeper|dig (a bit |a little )?deeper|go into|talk a (bit|little)) ?(on|about|into|of)?',
      'Say a bit more about the rollout.',
      'They say more rain is coming.',
    ],
    ['(would|do) you mind (?!if)\\w+ing', 'Would you mind sharing the figures.'],
  ],
  /** Asks only where a sentence begins. */
  sentence: [
    [
      '(talk about|describe|explain|elaborate|compare|summari[sz]e|introduce (yourself|the))',
      'Describe that day.',
    ],
    ['(determine|check|decide|tell|find out) (if|whether)', 'Determine if a list has a cycle.'],
    [
      '(design|implement|write|reverse|sketch|estimate|define|outline|pitch|share|discuss|optimi[sz]e|refactor|find|build|prove|rate)',
      'Reverse a linked list.',
      'We build a tool for teams.',
    ],
    [`${TASK_VERB} (?:${OBJECT} )+\\w+`, 'Detect every cycle.', 'Order is what we need.'],
  ],
  /** Asks anywhere in a sentence. */
  anywhere: [
    [
      "(i|we)('d| would)? ((also|really|just|still) )?(need|want|like|love|value|appreciate|welcome) ([\\w-]+ ){0,3}(from you|your (view|opinion|thoughts?|take|input|advice|feedback|perspective|recommendation|estimate|help)|ideas)",
      "We'd love your take.",
      'I want a coffee.',
    ],
    ["(i|we)'d want (the|an?|to|you|all)", "For each user I'd want the last order."],
    ['(your move|your thoughts|over to you)$', 'That is the plan, your thoughts.'],
    [
      `(i|we)('d| would| will)? (${ADVERB} )*(like|love|want|need|ask|invite|prefer|expect) you to`,
      'I want you to reverse it.',
      'I want to go home.',
    ],
    [
      `(i|we)('d| would)? (${ADVERB} )*(like|love|want|wanna|need|hoping|wish|be glad|be happy)( to)? ${LEARN}`,
      "I'd love to hear more.",
    ],
    [
      "(i'm|i am|i was|we were|we're|we are|i'd be|i would be|he's|she's|they're|manager's|boss is|team is) ((also|just|really|still|very|quite|always|a bit) )*(wondering|curious|keen|eager|intrigued)( to (know|hear|see|learn|understand|find out|get)| about| how| what| why| if| whether| which| where| who)?",
      "I'm curious about the team.",
      'Cats are curious.',
    ],
    [
      `(keen|curious|eager|interested|dying|itching|anxious) (${ADVERB} )*(to (know|hear|learn|understand|find out)|in (how|what|why|hearing|your|whether)|(about |as to )?(how|what|why|whether|if))`,
      'The manager is keen to know if you have led a team.',
      'They were keen to go.',
    ],
    [
      '(i|we) (do |did |also |just |sometimes )*wonder (if|whether|how|about|what|why) (?!i\\b)',
      'I do wonder about the ones without a phone.',
      'Small wonder how late we are.',
    ],
    [
      "what (i|we)('d|'m|'re| am| are| would| can't| cannot| don't| do)?( really| still| also| just| actually| all)* (want|wanna|need|like to|love to|after|worry|worried|wonder|wondering|curious|interested|interests?|unclear|understand|get|see|work out|figure out|miss|missing|know|can't|trying|hear|ask|looking)\\b.{0,40}? (is|are)\\b(?! that it$)",
      "What we can't work out is how many panels we'd want.",
      'The sea is all I like.',
    ],
    [
      '(we|you|i) (could|can|should|might|may)( also| maybe| perhaps| just| then| quickly)* (touch on|talk about|discuss|look at|go over|dig into|talk through)',
      'Maybe we could also touch on a conflict.',
      'We could touch the wall.',
    ],
    [
      "(it'd|it would|that'd|that would|it will) (also |really )?(be|help) (so |very |really |super |most )*(good|great|useful|helpful|nice|lovely|interesting|handy|valuable|ideal|perfect|important|me|us)?( \\w+){0,3}? ?(to (know|have|see|hear|get|understand|learn)|if (you|we)|having)",
      "It'd be useful to have a short summary.",
      "It'd be nice to go home.",
    ],
    [
      '(wants?|wanted|needs?|has|have|like|asking|asked|asks) (me |us )?(to (know|understand|see|have|get|hear)( \\w+){0,4}|about|for) (who|what|how|why|when|where|which|if|whether)',
      'The board wants to know whether it pays.',
      'He asked for more.',
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
    [
      '(?:could|can|may|might) i (?:also |just |quickly |maybe )*ask (?:you |about |how |what |why |if |whether |where |which )',
      'Could I ask you what you look for?',
      'Could I ask the waiter for the bill.',
    ],
    [
      'say me|explain me|explain us|tell once|(please|kindly) (tell|share|explain|describe|give|elaborate|walk|send|brief|list|mention|introduce)',
      'Kindly elaborate on the migration.',
      'I told once a good joke.',
    ],
  ],
} satisfies Record<string, Cue[]>

/**
 * Requests so plain that no other sign outweighs them, at the start of a sentence: what interviewers
 * say most must be heard in every kind of conversation.
 */
export const PLAIN_REQUEST_CUES: readonly Cue[] = [
  [
    '(please )?(tell|talk to) (me|us) (about|how|why|what|which|more)',
    'Tell me about yourself.',
    'Tell me when you are back.',
  ],
  [
    '(please )?(walk|talk|take|run) (me|us) through',
    'Walk us through your resume.',
    'Talk to you soon.',
  ],
  [
    '(please )?(give|show) (me|us) (an?|some|another|two|three) (\\w+ )?(examples?|idea|sense|overview|summary|instance)',
    'Give me an example of leadership.',
    'Give me a second.',
  ],
  [
    '(please )?(describe|explain) (an?|the|your|how|why|what|to me|to us)',
    'Describe a difficult customer.',
    'Describing it took an hour.',
  ],
  ['(please )?introduce yourself', 'Please introduce yourself.', 'Let me introduce myself.'],
]
