import type { Cue } from './cue.ts'

/**
 * What looks like a question or a request and calls for no answer of substance, where it begins.
 */
export const NOT_ASKING_CUES: Cue[] = [
  // Greetings and small talk
  [
    "how('s| is| are| was| were)? (it going|you (doing|today|all|guys|feeling)|you$|things|every(one|body|thing)|life|your (day|week|weekend|morning|evening|holiday|vacation|trip|flight|break|summer|christmas|new year)|the (conference|weekend|trip|flight|weather|family|kids|holiday))",
    'How was your weekend?',
    'How was your last job?',
  ],
  ['how have you been', 'How have you been?'],
  [
    'have you (done|been|used|tried|seen|met) (one of these|this|here|it|us|any of these)',
    'Have you been here before?',
    'Have you used Kafka?',
  ],
  [
    '(where|what city) are you (calling|joining|based|located|dialing|today|right now)',
    'Where are you calling from?',
  ],
  [
    'did you (find|get|have|enjoy|receive|manage to) … (place|link|coffee|lunch|invite|email|holiday|weekend|break|okay|alright|here|in|chance to read)',
    'Did you get the link?',
    'Did you get a better result?',
  ],
  ['did every(one|body) (get|have|receive|see|manage|read)', 'Did everyone get the file?'],
  ['is (this|that) \\w+$', 'Is that Sam?'],
  ['(yourself|and you|you)$', 'And you?'],
  // Sound, pictures, tools
  [
    '(can|could|do|are|did) (you|everyone|everybody|anyone|anybody|we|i|they)(?: (?:guys|all|still|now))* (hear|see (my|me|the|it|us|this|that)|able to (hear|see)|speak (up|a)|repeat|say that again|mute|unmute|scroll|zoom|make (the|it|that|your) (font|text|window|big(ger)?|larger?|a)|turn (on|off|up)|share ((your|my|the) screen|my)|come closer|move|type in|stop sharing|go back|click|open the (link|pad|editor)|switch (on|off))',
    'Can you see my screen?',
    'Can you see why?',
  ],
  [
    '(do|did|have) (you|every(one|body)) ((already|all) )?(have|got|get|see|receive) (the|my|an?|your) (link|invite|document|screen|cursor|agenda|pad|headphones|headset|email|pen)',
    'Do you have the agenda?',
    'Do you have a favourite?',
  ],
  [
    '(is|are) (it|this|that|the (screen|sound|picture|audio)|my (screen|sound|audio|camera|mic)|we|you|i) (showing|working|visible|coming through|loud|clear|sharing|recording|muted|audible|back|frozen|still there|ready|all set|good to go|there)',
    'Is my mic working?',
  ],
  [
    '(can|could|may|should|shall) i ((just|quickly) )?(ask(?! (?:you (?:how|what|why|if|whether|where|which|about)|how|what|why|if|whether|where|which|about)\\b)|share|move|start|begin|interrupt|stop|record|scroll|go|jump|join|call)',
    'Can I share my notes?',
    'Can I delete an account?',
  ],
  // Running the call
  [
    '(is|was|would) (it|that|now|this) (be )?(still )?(okay|ok|fine|alright|all right|clear|cool|good|a (good|bad) time|possible to start)( (if|for|with|to|when)|$| so far| time)',
    'Is it okay if we record this?',
    'Is it okay in production?',
  ],
  ['(do|would|did) you mind if', 'Do you mind if I type?'],
  ['are you (okay|ok|fine|good|comfortable|happy) (with|if|to|on)', 'Are you okay with that?'],
  [
    'are you (ready|in|there|free|available|done|all set|set)',
    'Are you ready?',
    'Are you using Kafka?',
  ],
  [
    '(should|shall|can|could) we ((just|maybe) )?(start|begin|get started|take (a|five|ten)|wait|move on|go on|continue|wrap|stop|reschedule|meet|jump|go ahead|schedule|push)',
    'Shall we start?',
    'Could we scale it?',
  ],
  [
    'do (you|we) (want|wanna|need|prefer) (to )?(start|begin|go first|go ahead|kick|take|a (break|minute|second|moment)|some (time|water)|another minute|wait|share)',
    'Do you want to go first?',
    'Do we need an index?',
  ],
  [
    '(do|does|would|will|is) (\\w+ ){0,3}?(monday|tuesday|wednesday|thursday|friday|tomorrow|next week|morning|afternoon|noon)\\b.{0,25}(work|good|okay|fine|suit|free|$)',
    'Would Friday afternoon work?',
  ],
  [
    'do we have (the|an?|any) (demo|meeting|call|room|time|standup|review)',
    'Do we have a meeting after this?',
    'Do we have a plan?',
  ],
  [
    '(is|are) (?!(?:it|that|this|there|they|the)\\b)\\w+ (joining|coming|here|out|in today|around|late|on the call)',
    'Is Priya joining?',
    'Is there coming more?',
  ],
  [
    "who('s| is) (missing|joining|here|taking notes|talking|next|on the call|sharing)|is (every(one|body)|the whole team)|are we (all|waiting|ready|done|missing|complete)",
    "Who's taking notes?",
    "Who's your best client?",
  ],
  ['what time', 'What time is it there?'],
  // Checks, tags, preludes
  [
    '(does|do|did|would) (that|this|it) (all )?(make sense|sound (good|okay|fair|right)|help$|answer)',
    'Does that make sense?',
    'Does that scale?',
  ],
  ['do you (mind|see|know) what i mean|do you follow|you know', 'Do you know what I mean?'],
  ['are you with me|is that right$|did i catch', 'Are you with me?', 'Is that right for us?'],
  ['have you got a (minute|second|moment)', 'Have you got a minute?'],
  [
    "(isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|wouldn't|is|are|do|does) (it|they|we|that|there|he|she|you|i)( all)?$",
    "It's cold, isn't it?",
    'Is it cold?',
  ],
  // Questions to oneself, and rhetorical ones
  [
    "where (were|was|are) (we|i)|where (did|do) i|where('s| is) (my|that (button|link|tab|file|thing|window|document))",
    'Where were we?',
    'Where were you?',
  ],
  ['how do i (share|stop|do|get|turn|unmute|make)', 'How do I stop this?'],
  [
    'what (was|am|did|were|do|else did|else do|else was) (i|we) (have|want|wanted|say|saying|need|ask|going|doing|forget|looking)',
    'What else did I want to ask?',
    'What did you want to ask?',
  ],
  [
    "what('s| is| was) (the other|that (word|called)|the word|it called|his name|her name|your name again)",
    "What's the word?",
    "What's the plan?",
  ],
  ['what else( (do|did|have) (we|i)| was there|$)', 'What else?', 'What else would you try?'],
  ['what (have|do) (we|i) (got|have)( left| here)?$', 'What do we have here?'],
  ['(was|is) that (it|all|everything)', 'Was that all?'],
  [
    "who (doesn't|wouldn't|hasn't|cares|knows|knew|has time|has the time|likes|loves|enjoys|wants|needs|would have|am i)|who('s| is) (excited|ready|hungry|counting)",
    'Who has time for that?',
    'Who has the keys?',
  ],
  [
    'how (hard|bad|difficult) can|what (could|can) possibly|what do you know$|what the (hell|heck)|why am i',
    'How hard can it be?',
  ],
  ['how (cool|nice|great|funny|crazy|lovely|annoying)|what an?', 'What a day!'],
  [
    "isn't (that|it) (nice|great|crazy|funny|fun|cool)|can you (believe|imagine)|would you believe|don't (you|we) (all|just)",
    'Can you believe that?',
  ],
  // Requests for time, and of no substance
  [
    'give (me|us) (just )?(a|one|two|another) (quick )?(sec|second|minute|moment|min)|just (give me )?a sec(ond)?',
    'Give me one second.',
    'Give me one example.',
  ],
  ["(tell|show) (me|us) (when|once|if) you('re| are| can| have)", "Tell me when you're ready."],
  ['(how|what) about (you|yourself)$', 'What about you?', 'What about you and testing?'],
  ['write (it|that|this) down|share (my|the) (screen|agenda|link)', 'Write that down.'],
  ['find (it|out)', 'Find out tomorrow.'],
  [
    '(right|really|seriously|yeah|yes|no|okay|sorry|pardon|huh|what|hello|anyone|anybody|excuse me|you sure|oh)$',
    'Sorry?',
  ],
]
