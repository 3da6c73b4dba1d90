import type { Cue } from './cue.ts'

/** Words around a question: they lead to it, carry it on, break it off or take it back. */
export const TURN_CUES = {
  /** A condition alone asks what follows from it. Tested with the markers before it. */
  condition: [
    [
      "((okay|ok|right|u+m+|u+h+|so|yeah) )*(and|but) if (?!(?:i|i'm|we|we're)\\b)(\\S+ ?){2,8}",
      'And if one server is slow?',
      'And if we meet again.',
    ],
  ],
  /** Begins a question that is not asked yet. */
  setting: [
    ["(now )?(let's )?(say|assume|imagine|suppose|consider)", "Let's say the array is sorted."],
    ["given|you('re| are) given|(you|we) have an?|there('s| is) an?", "You're given a string."],
    ['if|when|where', 'When a user sends a message'],
    ["today|today's (question|problem|task)|our topic|my question", 'My question goes like this.'],
    [
      'the ((next|first|last) )?(one|problem|question|task|prompt) (is|would be)',
      'The next one is easy.',
    ],
    ["what (i|we)('d| want| have)", "What I'd do with you is this."],
    ['have you ever|i noticed|i saw', 'I noticed a gap in your resume.'],
  ],
  /** Words that a sentence cannot end with. */
  openEnd: [
    [
      "and|but|the|an?|to|of|who|which|where|because|if|your|my|our|when|u+m+|u+h+|than|into|between|as|you're|we're|i'm|let's|ever|so|is|are|was|would|could|(would|could|can|do|did|have|are|will) you",
      'How would you test the',
      'How would you test the cache',
    ],
  ],
  /** Ends that look open and are not. */
  closedEnd: [
    ['(think|hope|guess|say|do) so', 'I think so', 'I like it so'],
    ['(proud|think|aware|capable) of|(report|talk|used|listen) to', 'What are you proud of'],
    ['(what|how|where|who) (is|are|was)', 'You tell me who is', 'My question is'],
  ],
  /** Words that a question can end with and that often stand before more words. */
  weakEnd: [
    ['with|on|in|for|at|from|by|about|like|that|or|you', 'Have you ever worked with', 'I do'],
  ],
  /** Carries on the words before. */
  more: [
    [
      'and|or|like|with|for example|for instance|because|but|so that|including|especially|as in|such as|assuming|without|using|in|on',
      'Like with a million users.',
      'Thanks.',
    ],
  ],
  /** Begins a remark about the conversation, which is no part of the question before. */
  remark: [
    [
      "(we|you|i)('ve| have|'ve got| have got| got)( still)? ((about|around|only|roughly|maybe|just|another|like) )*[\\w-]+ (minutes?|mins?|hours?|seconds?)",
      'And we have about fifteen minutes left.',
      'We have a thousand users.',
    ],
    [
      "i('ll| will|'m going to| am going to|'m gonna)( just| quickly| also)* (be )?(tak(e|ing)|mak(e|ing)|writ(e|ing)|typ(e|ing)|not(e|ing)|paste|pasting|share|sharing|put|mute)",
      "I'll be taking notes while you talk.",
      'I will describe the system.',
    ],
    [
      'i (really |kind of |do )*(like|love) (that|it|this|the)',
      'Okay, I like that.',
      'I like to ask about trees.',
    ],
    [
      '(take your time|no (rush|worries|problem|pressure)|whenever you|feel free|go ahead|carry on|keep going)',
      'Take your time.',
      'Take the first one.',
    ],
    [
      "(that's|that is|it's|sounds) (all )?(good|great|fine|okay|ok|right|fair|correct|cool|perfect|interesting|helpful|a (good|great|fair|nice) (point|answer|idea|start|question))",
      "And that's a good point.",
      "That's the second part.",
    ],
  ],
  /** Somebody reports what was asked. */
  reported: [
    [
      '(asks?|asked|asking|tells|told|said|says|saying|telling) (me|us|them|him|her|myself)',
      'My boss asks me when it is done.',
      'I asked him. What would you do?',
    ],
  ],
  /** A question tag after a statement. */
  tag: [
    [
      '.+ (right|huh|yeah|yes|no|okay|correct|eh)',
      'You talked to Jess already, right?',
      'Is the order right or wrong?',
    ],
    [
      ".+ (isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|hasn't|wouldn't|is|are|do|does) (it|they|we|that|there|he|she|you|i)( all)?",
      "That went well, didn't it?",
    ],
  ],
} satisfies Record<string, Cue[]>

/** Words before a question or a request that say nothing, such as `okay so um`. */
export const MARKERS = [
  'okay|ok|so|u+m+|u+h+([ -]huh)?|er+m*|h+m+|m+[ -]?h+m+|and|but|well|now|then|alright|all right|right',
  'great|cool|perfect|nice|good|sure|yeah|yep|yes|no|nope|oh|ah|wow|hey|hi|hello|awesome',
  'interesting|lovely|exactly|fine|fair enough|got it|i see|(that )?makes sense|sorry|wait|hang on',
  'hold on|also|actually|maybe|perhaps|just|please|like|you know|i mean|basically|lastly|first of all',
  'first|secondly|second|finally|thanks|thank you|very good|one last thing|last one|last question',
  'next question|next|quick question|anyway|by the way|again|honestly|one more thing|out of curiosity|or',
]

/** The words after which a new clause may ask something. */
export const CONNECTORS =
  'and|so|but|or|because|cause|then|u+m+|u+h+|like|also|okay|oh|yes|yeah|sorry|well|just|maybe|please'
