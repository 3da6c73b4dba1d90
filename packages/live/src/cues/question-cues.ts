import type { Cue } from './cue.ts'
import { AUXILIARY, GOVERNING_VERB, NOT_GOVERNED, SUBJECT } from './word-classes.ts'

const HOW_MUCH = 'how (?:much|many|long|often|far|big|large|fast|soon|old)'

/** How speech asks a question. */
export const QUESTION_CUES = {
  /** Asks where a clause begins. */
  clause: [
    [`(what|how|why|where|when|who)('s|'re|'d|'ll| (${AUXILIARY}))`, 'What would you cache?'],
    [
      `(what|which|how|whose)( [\\w-]+){1,3} (${AUXILIARY}) (${SUBJECT}|the|an?|each|all|most)`,
      'Which database would you take?',
    ],
    [`(${HOW_MUCH}|how (well|come|about|exactly|so))`, 'How much longer?'],
    [
      'what (about|if|happens|happened (next|there|then)|makes|changes|breaks|exactly|(kind|sort) of|else|comes|goes (wrong|into|where)|remains|tells)',
      'What about failures?',
    ],
    ['why (not|only|just|always|even|exactly) \\w+', 'Why not Redis?'],
    [
      '(in|at|to|for|under|based on|until|with|from|by) (what|which|when|whom)|by how (much|many)|since when|till when',
      'And the team grew by how many?',
    ],
    [`(${AUXILIARY}) ${SUBJECT}`, 'Is there a limit?', 'There is a limit.'],
    [
      // English of India and of many learners: the auxiliary stays behind the subject.
      `(why|how|what|which [\\w-]+|how many [\\w-]+) (you|they|we|it|your [\\w-]+|the [\\w-]+) ([\\w']+)(?!.*\\b(?:is|was|are|were|'s|means?|meant|makes?|made|surprised|matters?|up to|depends|will be)\\b)(?<!\\b(?:do|see|want|say|get|need|call|doing) )(?: \\S+|$)`,
      'Why you are looking for a change?',
      'What you do is up to you.',
    ],
    [
      'any (?!(?:time|day|case|way|of|moment|one|body|more|longer)\\b)[\\w-]+( [\\w-]+){0,4}$',
      'Any worries about that?',
      'Any time you like.',
    ],
    [
      'any (other |more |further )?(questions?|thoughts?|ideas?|updates?|flexibility|concerns?|chance|advice|news|suggestions?|opinions?|doubts?|reasons?|risks?|blockers?|objections? from|examples?|experience|feedback|progress|particular|specific|luck|word)',
      'Any thoughts on the plan that we sent to you last week?',
    ],
    [
      "anything (else )?(that )?(you|we|i)('d|'re)?",
      'Anything else you would change?',
      'Anything goes.',
    ],
    [
      'anything (else|more|in particular|wrong|special|you) \\w+',
      'Anything else that smells there?',
    ],
    [
      `(and|or|but) (${AUXILIARY}|not) (?:the|an?|your|all|any) [\\w-]+`,
      'And is the order of any use?',
    ],
  ],
  /** Asks only where a sentence begins: within one, the same words are a relative clause. */
  sentence: [
    [
      `(would|could|should|will|does|did|is|are|was|were|can|has|have)(n't)? (?!(?:be|do|have|been|not|also|just|really|probably|maybe|say|love|like|fine|good|great|okay|ok|thinking|going|never|always|definitely|see|look|works?|had|seen|done|got|to|about|more|less|too|very|only|still)\\b)[\\w'-]+( \\S+){2,}`,
      'Would turning it off at night help?',
      'Could be worse, I guess.',
    ],
    [
      "(does|did|is|are|was|were|has|could|would|will|should)(n't)? (the|an?|all|both|each|most) \\S+",
      'Has the team grown?',
    ],
    ['which (ones?|[\\w-]+)$', 'Which ones?'],
    [
      '(what|why|how|who) (?!(?:i|we|you|they|he|she|it|an?|this|is|means|that)\\b)\\S+',
      'Why Kafka?',
      'What we saw surprised everybody.',
    ],
    [
      `(?=\\S)(?:(?!\\b${GOVERNING_VERB}\\b).){0,50}?\\b(how|why|what) (you|we|they|it) (would|will|can|could|should|are|did|had|do)(?!.*\\b(?:is|was|means|depends)\\b)`,
      'This problem how you would solve.',
      'They explained to us how you would do it.',
    ],
    [
      `(?:for|in|of|on|with|after|before|during|from|at|out of) (?:[\\w-]+ ){1,6}?(who|what|which(?: ones?)?) (${AUXILIARY})`,
      'And of those three who was the hardest to manage.',
      'We met the people who were here.',
    ],
  ],
  /** Asks anywhere in a sentence. */
  anywhere: [
    [
      `${NOT_GOVERNED}(what|how|why|where|when)( (${AUXILIARY})|'s|'re) (${SUBJECT}|the)`,
      'And for the writes, how would you scale',
      'I know how you scale it.',
    ],
    [
      `(what|which|how)( (?!${SUBJECT}\\b)[\\w-]+){1,2} (do|does|did|would|can|could|will|should|have) (you|we|i|it|they|your|the)`,
      'For the index which structure would you use',
    ],
    [
      `${NOT_GOVERNED}how (far|long|soon|much|many|often|fast|big)( [\\w-]+){0,5} (do|does|did|would|can|could|will|should|is|are) (an?|the|our|your|my|their|each|one|people|customers)`,
      'With the batches how far over the limit could a customer get',
      'I know how far a customer could get.',
    ],
    [
      "(?<!\\b(?:as|nor|neither|than|if|so) )(can|could|would|do|did|have|are|will|were|don't|didn't|haven't|wouldn't) you",
      'For a queue would you use Kafka',
      'I earn as much as do you.',
    ],
    [
      '(?<!\\b(?:as|nor|neither|than|so|only|all|what|that|who|it|you) )(do|does|did|can|could|would|should) (i|we|they|he|she)(?= [a-z])(?! (it|so|that)\\b)',
      'Say the line is down do I still get my bread',
      'Neither do I like it.',
    ],
    [
      '(?<!\\b(?:as|nor|neither|than|so|all|who|that|it|this|which|and) )(does|could|would) (it|that|this|there) [a-z]+',
      'For the small ones does it pay off',
      'The one who does that wins.',
    ],
    ['is there any(thing|body|one)?', 'From your side is there anything to add'],
    [
      `${HOW_MUCH}( [\\w-]+){0,4} (${AUXILIARY}) ${SUBJECT}`,
      'On a usual day how many requests are there',
    ],
    ['or not$', 'Same room or not'],
    [
      `${NOT_GOVERNED}(?:or) (?:does|did|is|are|was|were|has|would|could|goes|do|should) (?:it|that|this|they|we|you|the|he|she)`,
      'It stays fast or does it get slow',
      'You should or is not the word.',
    ],
    [
      `(?<!\\b(?:know|knows|knew|sure|forgot|say|matter|depends on) )for how (long|many|much)( now| already| so far)?$`,
      "You've been a manager for how long now.",
      'I forgot for how long.',
    ],
    [
      `(?:is|are|was|costs?|takes?|took|needs?|come to|be|by|pay|use|with) ${HOW_MUCH}\\b(?! (?:you|we|i|it|they|he|she|the|of|people|your|our)\\b)`,
      'And in rupees it will come to how much.',
      'The point is how much you wrote.',
    ],
    [
      `(?!(?:know|knows|knew|guess|matter|sure|decide|see|ask|tell|say|remember|forgot|for)\\b)\\S+ (?:${HOW_MUCH}|which one|by when|how come)(?: more or less| roughly| exactly| approximately| actually| then| though)?$`,
      'And this costs how much.',
      'I forgot how much.',
    ],
    ['(in|to|by|at) what (sense|way|extent|point|cost|scale)', 'It is better in what sense'],
    [
      "(?!(?:know|knows|knew|guess|matter|so|that's|was|say|said|or|and|but|no|see)\\b)(?<!tell )\\S+ (what|why|how)$",
      'And that would save you what?',
      'I know why.',
    ],
    [
      "(?<!\\b(?:asks?|asked|knows?|knew|sees?|saw|explains?|explained|of|shows?|about|me|him|us|on|is|that's|from|matter|understand|for|to) )what (happens|changes|breaks|if|about|then)",
      'When a server dies what happens',
      'It depends on what happens.',
    ],
    [
      `${NOT_GOVERNED}what (\\w+ed|brought|made|drew|led|got|drives|keeps|interests|bothers|makes) (you|your)`,
      'Big step what brought you here',
      'I know what made you laugh.',
    ],
    ['(meaning|as in|such as|for instance|for example|like what|how so)$', 'A cell as in'],
    [
      "(?:^| )(?:you|they|we|it|this|that)(?:'s|'re|'ve|'ll)? .*(?<!\\b(?:that|which|it) )(?:is it|na|or no|right or wrong|or what)$",
      'So for even lengths this will work is it',
      'I know what it is.',
    ],
  ],
} satisfies Record<string, Cue[]>
