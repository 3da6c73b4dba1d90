import type { Cue } from './cue.ts'

/** Words that belong to one kind of question, in any kind of interview; the first that fits counts. */
export const KIND_CUES = {
  behavioral: [
    [
      '(tell|talk to) (me|us) about (a (time|conflict|situation|challenge)|yourself|your (background|career|team|experience|current))',
      'Tell me about a conflict in your team.',
      'Tell me about your cache.',
    ],
    [
      'your (background|career|strengths?|weakness(es)?|current (job|role)|notice period|salary|resume|next role|work style|manager|coworkers?|colleagues?|boss)',
      'How would your manager describe you?',
      'How would your service behave?',
    ],
    ['you usually|(did you|have you been|are you) work(ing)? on', 'What are you working on?'],
    ['a (time|situation) (when|where|you)|have you ever', 'Have you ever missed a deadline?'],
    ['disagree(d|ment)?|conflict with|not good at|proud of', 'What are you proud of?'],
    ['biggest (failure|mistake|achievement|weakness|strength)', 'Your biggest mistake so far?'],
    ['why (do|did) you (want|leave|apply)', 'Why do you want to leave?', 'Why do you take a map?'],
    [
      '(any|have|what) questions (for|so far)|(want|like) to (ask (me|us)|know (about|from) (the team|us|me))',
      'What questions do you have, or any questions for us?',
    ],
    ['recent bug|prioriti[sz]e|salary|notice period|sponsorship', 'How long is the notice period?'],
  ],
  'system-design': [
    [
      'design (an?|the) (?!class|function|algorithm|data structure)',
      'Design a chat system.',
      'Design a class for dates.',
    ],
    [
      '(build|building) an? [\\w ]{0,30}(system|service|platform|shortener|app|backend)',
      'How do you build a ticket service?',
    ],
    [
      'architecture|shard(ing|s)?|load balancer|microservices?|high availability',
      'Where would you put the load balancer?',
    ],
    ['(million|billion) (daily )?(active )?users', 'And with a million daily users?'],
  ],
  coding: [
    [
      '(array|string|list|grid|matrix|tree) of|given (an?|two) (\\w+ )?(array|string|list|grid|matrix|tree|graph|integer|number)',
      'Given an array, find the sum.',
    ],
    ['write (a|the) (function|method|class|program)|implement an?', 'Write a function for that.'],
    ['reverse (a|the)', 'Reverse a word.'],
    ['return the (indices|number|index|length|sum)', 'Return the indices.'],
    ['time complexity|big o|brute force|edge cases', 'What is the time complexity?'],
    ['binary search|linked list|lru cache', 'How does binary search work?'],
    ['your (code|solution|function)', 'How fast is your solution?'],
  ],
} satisfies Record<string, Cue[]>

/** How a question belongs to the one before. */
export const BOND_CUES = {
  /** Begins a new problem. */
  begins: [
    [
      '(another|the (next|first|second|third|last|other|final)) (one|question|problem|topic)|next (one|question|problem|up)|new topic',
      'The next one is reverse a string.',
    ],
    ['last (one|question) from my side|switch to|move on|your turn|also', 'Let us move on.'],
    [
      '(tell|talk to) (me|us) about a|give (me|us) an example of|describe a|a time (when|you)',
      'Tell me about a conflict.',
    ],
    [
      'i noticed on|have you ever|questions (for|so far)|biggest',
      'I noticed on your resume a gap.',
    ],
    // A system to be designed is a problem apart from the one before.
    ['design an?', 'Design a shortener.'],
  ],
  /** Points back to what was said before. */
  pointsBack: [
    [
      'that|this|it|those|these|those|them|there|he|she|him|her|they|then|again|differently|instead',
      'And how fast is that?',
      'How fast is the index?',
    ],
    [
      '(the|your) (second|first|other|same) (one|case|approach|solution)',
      'What does the second approach cost?',
    ],
  ],
  /** Asks on, at the beginning of the question. */
  asksOn: [
    [
      '((okay|ok|so|and|um|uh|well|wow|hmm|right|but|yeah) )*(why|how (come|long|many|much|did|do|would|was|often)|and|which ones?|what (if|about|made|happened|was your|could|would)|when|who|where|did|would|could|can you (explain|give|show)|do you think|is there|any idea|tell me more)',
      'Okay so how long did the move take?',
      'Please share a story from school.',
    ],
  ],
} satisfies Record<string, Cue[]>
