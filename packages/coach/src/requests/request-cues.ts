// Longer than other files: one table has all that candidates ask of their interviewer.
import type { Cue } from '@sightline/live/cues/cue'

const ME = '(i|we)'
const CAN = '(can|could|may|might|shall|should|would)'
const THIS = '(it|this|that|this one|that one|(this|that|the) (one|question|part|problem|task))'
/** What a candidate has not understood. */
const ASKED = `(you|${THIS}|your question|all of (it|that)|what you( just)? (mean|meant|asked|said|want)( to (hear|know)( from me)?| from me)?|that last part|the (\\w+ ){0,2}(part|half|question|sentence|word)( of (the|your) question)?)`
/** How it is to be said. */
const WORDING =
  '((in|with|using) (other|different|simple|simpler|plain|easy|easier|fewer|your own) (words|terms|english)|(other|different|simpler|plain|easier|fewer) (words|terms|english)|differently|(in )?(a different|another|a simpler|an easier) way|more (simply|clearly|slowly))'
const MOMENT = '(moment|minute|second|sec|time|moments|minutes|seconds|bit)'
const AMOUNT =
  '(a|an|one|another|some|half|ten|twenty|thirty|sixty|two|three|five|a few|a couple of|a little|more|extra|little|\\d+)'

/**
 * What candidates ask of their interviewer in the middle of an interview, each row for a whole
 * sentence without the words of LEAD_CUES and TRAIL_CUES. The first kind that fits counts.
 */
export const REQUEST_CUES = {
  think: [
    [
      '(can|may|could) i( please)? (have|get|take|drink)( (a|some))?( (glass of|sip of|deep))? (water|breath|drink|sip)',
      'May I have a glass of water?',
    ],
    ['let me see|let me have a think', 'Let me see.'],
    [
      `${CAN} you( please)? (wait|give me)( ${AMOUNT})*( bit)?( of)?( \\w+)? ${MOMENT}`,
      'Can you give me a bit of time?',
    ],
    [
      'bear with me|(let|allow) me( to)?( just)? (collect|gather|sort|order) (my|some) thoughts',
      'Let me just gather my thoughts for a moment.',
    ],
    [
      `${CAN} (${ME}|you)( please)? (take|have|make) a( short| quick| little)? (break|pause)|(${CAN} it be|is it) possible to (have|take|make) a( short| quick| little)? (break|pause)`,
      'Could we take a short break?',
      'I asked whether we could take a short break.',
    ],
    [
      `${CAN} ${ME}( (please|just|maybe))?( (think|have|take|get|use|need|reflect))?( (about|on|over) ${THIS})?( for)?( ${AMOUNT})*( \\w+)? ${MOMENT}( to (think|reflect|collect|gather|find|remember|recall|come up|sort|order|prepare|organi[sz]e)( .+)?)?`,
      'May I think for a minute?',
      'Can we get more time from the client?',
    ],
    [
      `${CAN} ${ME}( please)? (think|reflect)( (about|on|over) ${THIS})?( .{0,12})?`,
      'Can I think about it?',
    ],
    [
      `(${CAN} you( please)? )?(give|grant|allow|let) me( have| take)?( (please|just))?( ${AMOUNT})+( \\w+)? ${MOMENT}( to .+| please)?`,
      'Give me a moment to collect my thoughts.',
      'Give me two days.',
    ],
    [
      `(let|allow) me( to)?( just)? (think|reflect)( (about|on) ${THIS})?( for( ${AMOUNT})+ ${MOMENT})?`,
      'Let me think for a second.',
      'Let me think about the data model.',
    ],
    [`(just )?(a|one|give me a)( quick| short)? (moment|minute|second|sec)`, 'One moment.'],
    [`(hold on|hang on|wait)( (a|one|for a) ${MOMENT})?`, 'Hold on a second.'],
    [
      `i( would|'d)?( just)? (need|like|want)( to have| to take)?( ${AMOUNT})+( \\w+)? ${MOMENT}( to (think|reflect|collect|gather|find|remember|recall|come up|sort|order|prepare)( .+)?)?`,
      'I need a second to think of a good example.',
      'I needed a moment to calm down.',
    ],
    [
      `i (need|have|want|would like|'d like) to think( (about|on) ${THIS})?( for .+)?`,
      'I need to think about this.',
    ],
  ],
  skip: [
    [
      "i( would|'d|'ll| will)?( rather)? (prefer|like|take|have) (another|a different|the next|an easier) (question|one)",
      "I'd prefer another question.",
    ],
    [
      `${CAN} i( please)? get back to you( (on|about|with) ${THIS})?( later)?`,
      'Could I get back to you on that?',
    ],
    [
      `${CAN} (i|we|you)( please)? (come|get|go) back to (${THIS}|my answer)( later| at the end)?`,
      'Can we come back to this one later?',
    ],
    [
      `(${CAN} (i|we|you)|let's|let us|let me|i( would|'d|'ll| will| want to| would like to|'d like to)( rather| prefer to| like to)?|i think (i'll|i will|we should)|we (can|could|should))( please| maybe| perhaps| just)? (skip|pass|leave( out)?|drop|omit)( on| over)?( ${THIS})?( out)?( for now)?( and (go|move) (on|to)( .+)?)?`,
      'Can we skip this?',
      'Can we skip the cache?',
    ],
    [
      `(${CAN} (i|we|you)|let's|let us|i( would|'d| want to| would like to|'d like to)( rather| prefer to)?|we (can|could|should))( please| maybe| perhaps| just)? (go|move|jump|continue|get)( on)?( straight)?( (to|with) (the next|another|a different)( (one|question|topic|part))?| on)`,
      "Let's go to the next question.",
    ],
    [
      `${CAN} you( please)? (ask|give)( me)? something (easier|simpler|else|different)`,
      'Could you please ask me something easier?',
    ],
    [
      `${CAN} (i|we|you)( please)? (have|get|try|do|take|ask( me)?) (a|another|the next|a different)( (different|new|other))? question`,
      'Can I have a different question?',
    ],
    [
      `(please )?(skip|pass|next)( ${THIS}| question| one)?`,
      'Next question, please.',
      'Next question for the team was who owns the pager.',
    ],
    [
      `i( would|'d)?( rather| prefer)?( do| will)?( not|n't)?( to)?( want to| wish to| like to)? not? ?(answer|talk about|speak about)( ${THIS})?`,
      "I'd rather not answer that.",
    ],
    [
      `i (don't|do not) (want|wish) to (answer|talk about|speak about)( ${THIS})?`,
      'I do not want to answer that.',
    ],
  ],
  rephrase: [
    [
      `(${CAN} you|would you mind)( please)? (repeating|rephrasing|explaining|saying|break|breaking|use|using|remind|reminding|make|making) .{0,40}(it|that|this|question|words|asked|clearer|simpler|easier|shorter)( for me)?( again| down)*( for me)?`,
      'Would you mind repeating that?',
      'Could you use our old database?',
    ],
    [
      `(${WORDING}|simpler|easier|slower|(once|one) more( time)?|again)( ${WORDING}| please)*|too (difficult|hard|complicated|fast)( (words|english))?( for me)?`,
      'Once more, in simpler words, please.',
    ],
    [
      "(the|this|your) question (is|was)( not|n't)? (quite |really |very |too )?(clear|unclear|confusing|(easy|hard|difficult|complicated)( to understand)?)( (to|for) me)?|(this|it|that) (is not|isn't) (quite |really )?clear to me",
      'The question is not clear to me.',
      'It was not clear to me what he wanted.',
    ],
    [
      "i( am|'m)( (really|quite|totally|completely|a bit|a little))? (confused|lost)( (by|with|about) (the|this|your) question)?",
      "I'm a bit lost.",
      'I am lost without a plan.',
    ],
    [
      "i( would|'d)? (need|like|want) (some |a |an |more )?(clarification|explanation)( (on|about|of|for) .+)?",
      'I need some clarification.',
    ],
    [
      `i( still)? (do not|don't) (know|understand|get) (the|this|that|one) (word|term|expression)( .{1,30})?`,
      "I don't understand the word on-call.",
    ],
    [
      "(for |about )?my (bad |poor |broken )?english( (is|isn't)( not)?( (so|very|that|too))? (good|bad|great|perfect|strong))?|english is not my (first|native) language",
      'English is not my first language.',
    ],
    [
      `(${CAN} you )?((please|maybe|perhaps|kindly) )*(say|put|phrase|ask|explain|word|repeat|rephrase|reword|reformulate|paraphrase|clarify|restate|simplify|translate)( (me|to me))?( ${ASKED})?( ${WORDING}| again| once (more|again)| one more time| slower| easier| for me| please| maybe)*`,
      'Can you say it in other words?',
      'Could you explain how your team does it?',
    ],
    [
      `(${CAN} you )?(please )?(give|tell|read)( (me|to me))? (the|your|that|this) question( ${WORDING}| again| once (more|again)| please)*`,
      'Can you tell me the question again?',
      'I read the question again.',
    ],
    [
      `${CAN} you( please)? (clarify|explain|specify|tell me)( (exactly|again|more about))? what (you\\S*|the question) .+`,
      "Can you clarify what you're after?",
    ],
    [
      `what (exactly )?(do|did) (you|u)( exactly)? mean( (exactly|here))?( (by|with) .+)?|what (is|was) meant( (by|with) .{1,30}| here)?`,
      'What do you mean by ownership?',
      'What do I mean by ownership?',
    ],
    [
      'what (am|was|were) (i|we) (supposed|meant|asked|expected) to( .+)?',
      'What was I supposed to talk about?',
    ],
    [`what( exactly)? (was|is|were) (the|your) (\\w+ )?question`, 'What was the question again?'],
    [
      `(i )?((still|really|honestly|do) )*((do |did |could |can )?(not|no)|don't|didn't|couldn't|can't|cannot|dont|didnt)( (quite|really|fully|still))* (understand|understood|get|follow|catch|hear|grasp)( ${ASKED})?`,
      "I didn't catch that.",
      'I did not understand the question of the auditor.',
    ],
    [
      `i (have not|haven't)( (quite|really|fully|yet))* (understood|got|followed|caught|heard|grasped)( ${ASKED})?( yet)?`,
      "I haven't quite understood the question.",
    ],
    [
      `i( am|'m) not (quite |really |entirely |completely )?(sure|clear|certain)( that| if| whether)?( i| about| on| what)?( (fully|really|quite))?( (understand|understood|get|got|follow))? ${ASKED}( (by|with) .{1,30})?`,
      "I'm not sure I understand the question.",
    ],
    [
      `${CAN} you( please)? (speak|talk)( a (bit|little))? (up|louder|slower|more (slowly|loudly|clearly))`,
      'Sorry, could you speak up?',
    ],
    ['pardon|come again|say (that )?again|what was that|say what|what|huh|eh', 'Pardon?'],
    [
      `in other words|what does .{2,40} (mean|stand for)( here| in this context)?`,
      'What does STAR mean?',
    ],
  ],
  time: [
    [
      'how (much time|many (questions|minutes)|long)( (do|have|is|are))?( (i|we|there))?( still)?( (have|got))? (left|remaining|remain|to go|to come)',
      'How much time do I have left?',
    ],
    [
      '(do|have) (i|we)( still)? (have|got)( (enough|any|more|some))* time( left)?',
      'Do we have enough time left?',
    ],
    [
      'how many (more )?questions (are (there|left)|do you have|will there be|come|follow)( left)?',
      'How many questions are there?',
    ],
    ['(is|was) (this|that) the (last|final) question', 'Is this the last question?'],
  ],
  feedback: [
    [
      'how would you (rate|score|judge|grade) (that|this|it|me|my answer|this answer|that answer)|did i answer (that|this|it)( .{0,25})?|am i (talking|speaking) too (much|fast|long|little|slowly)',
      'How would you rate this answer?',
    ],
    [
      '(was|is) my (answer|example|story|last answer|last example)( actually| really)? (relevant|ok|okay|good|fine|clear|right|too \\w+)( enough)?|is (that|this|it) (enough|good|ok|okay)( or .+)?',
      'Was my example actually relevant?',
    ],
    [
      `(was|is|were) (that|this|it|(my|that|this|the|my last|the last) (answer|one|example|story))( (now|really))?( an?)? (ok|okay|good|fine|alright|all right|right|correct|clear|enough|sufficient|acceptable|relevant|helpful|useful|good enough|too \\w+|better|detailed enough|clear enough|long enough|good answer|okay answer)( (answer|for you|to you|like that|already|as an answer))?`,
      'Was that good?',
      'Was that good for the customer?',
    ],
    [
      `(was|is|were) (that|this|it|(my|that|this|the) answer|(that|this|it) the (kind|sort|type)( of (answer|thing|example|story))?)( roughly| about)? (what|that|the kind of thing)?( )?you( are|'re| were)? (looking for|look for|want|wanted|want to hear|wanted to hear|expect|expected|after|had in mind|have in mind|mean|meant|need|needed)`,
      'Is this the kind of answer you are looking for?',
    ],
    [
      "how (am|was) i( doing| going)?|how (did|do) i (do|go|perform|sound|compare)|how (was|is|were) (that|it|it going|my (last )?answers?|that answer)|how (have i|'ve i) (been )?(done|doing)|am i doing (ok|okay|well|fine|alright|all right|good)",
      'How am I doing so far?',
    ],
    [
      '(did|does|do) (that|this|it|i|my answer)( really| actually)? (answer|cover|address|meet|understand|get)( it| that)?( (your|the) (question|point)( correctly| right| well)?| you( right| correctly)?)?',
      'Did that answer your question?',
      'Did that answer her question?',
    ],
    [
      '(did|have|am) i (miss|missed|missing|forget|forgot|forgotten|left out)( (something|anything|much|a part))?( important)?',
      'Did I miss anything?',
    ],
    [
      '(do you have )?(any|some) feedback( for me)?( on (that|this|my answer))?|what (do|did) you think( (of|about) (that|this|it|my answer))?',
      'Any feedback on that?',
      'What do you think of the price?',
    ],
    [
      'am i (on (the right|a good|the wrong) track|going in the (right|wrong) direction|answering (your|the) question|making sense)|(does|did|do) (that|this|it|i) make(s)? (any )?sense( to you)?',
      'Am I on the right track?',
    ],
    [
      'have i (said|told|given|explained|covered)( you)? (enough|everything|all)( .{1,30})?',
      'Have I said enough about the result?',
    ],
    ['(do|did|would|will) i (pass|passed|get (the job|hired|through)|fail)', 'Do I pass?'],
  ],
  length: [
    [
      'is there (a|any) (time|word|length)? ?limit( (for|on|to) (this|that|it|me|(my|the|an|this) (\\w+ )?(answer|question|reply)))?',
      'Is there a time limit for the answer?',
    ],
    [
      'how (long|short|brief|detailed|deep|technical|specific|much detail|many (words|sentences|minutes))( (should|shall|can|may|must|do|does|would|are|is)| (you|i|it|my answer|the answer|an answer|this|we|that|answers)| (want|like|expect|need|prefer)| (me|my answer)| (to|be|go|talk|speak|take|answer|make|have|give))+( (it|this|that|into .{1,30}|the answer|my answer|for|about|on this))?',
      'How long should my answer be?',
      'How long should an answer be cached?',
    ],
    [
      '(do|would|should|shall|may|can|could) (you|i)( (want|like|prefer|need|give|tell|use|take))?( me| you)?( to)?( just| only)?( (keep|make|give|be|go|hear|have|answer|explain|talk))*( (it|a|an|the|my answer|you))*( more| very| rather| as)? (short|long|brief|briefly|quick|detailed|full|concise|deeper|deep|details?|detail)( .{0,60})?',
      'Do you want the short version or the long one?',
    ],
    [
      '(should|must|shall) (this|it|that|my answer|the answer) be( an?)? (short|long|brief|quick|detailed|concise)( .{0,20})?',
      'Should this be a short answer?',
    ],
    [
      '(is|are|would) .{0,20}(minutes?|sentences?|words)( .{0,20})? (right|ok|okay|enough|fine|good|too (long|short|much))( for (this|that|it|an answer|you))?',
      'Is two minutes about right for this?',
    ],
  ],
  amend: [
    [
      '(can|may|could|might) i( (also|maybe|please|just|quickly|rather))? (ask( you)? (something|(a|another|one|some|my)( \\w+)? questions?)|start (over|again|from)|restart|begin again|try( that| it)? again|take (that|it) (again|back|from)|go back|add|correct|change)( .+)?',
      'Can I start over?',
    ],
    [
      '(is|would) (it|that)( be)? (ok|okay|fine|alright|all right|possible)( if i| to) (took|take|started|start|tried|try|began|begin) .{0,20}\\b(again|over|beginning|start)',
      'Would it be alright if I took that again from the beginning?',
    ],
  ],
  more: [
    [
      "is there (anything|something)( (else|more))? (that )?(you|i) (would|should|want|'d|need|could|can)( .{1,30})?",
      'Is there anything you would like me to add?',
    ],
    [
      'do you (have|want to ask)( me)? (any|more|some)( more)? questions( about (that|this|it))?',
      'Do you have any questions about that?',
    ],
    [
      '((do|would|should) you( (want|like|prefer|need))?( me)?( to)?|(should|shall|may|can|could) i)( just)? (continue|go on|carry on|keep going|stop( there| here)?|elaborate|expand|go into( more)?( the)?( technical)? detail(s)?|say more|add (something|more|anything))( .{0,40})?',
      'Would you like me to continue?',
    ],
  ],
  meant: [
    [
      "what('s| is) the (purpose|point|aim|goal) of (this|the|your) question|why (do|did|are|would) you ask(ing)?( me)?( (this|that))?",
      "What's the purpose of this question?",
    ],
    [
      `(what|which|where|how)( \\w+){0,3} should i( \\w+)? (describe|talk about|tell you( about)?|focus on|say|answer|concentrate on|begin|start|go about (it|this))( .{0,20})?`,
      'What exactly should I describe?',
      'What should I have said to him?',
    ],
    [
      `is (this|that|it|the question) about .+ or .+`,
      'Is this about a technical problem or about people?',
    ],
    [
      `(what|which) (kind|sort|type) of (example|story|answer|case|situation) (do|would|should|are|did) (you|i) .+`,
      'What sort of example would you like?',
    ],
    [
      '((by|with|when you say) .{1,40} )?(do|did) you mean .+',
      'Do you mean conflicts at work or in my private life?',
    ],
    [
      '(by|with|when you say) .{1,40} (is|are|does) (that|it|you|this) .+',
      'When you say customers, does that include internal ones?',
    ],
    [
      `${CAN} you( please)? (be( a (bit|little))? more (specific|precise|concrete)|elaborate|expand)( .{1,30})?`,
      'Could you be more specific?',
    ],
    ['which( one| of .{1,30})? (do|did) you mean', 'Which of the two do you mean?'],
    [
      'are you( (specifically|only|more))? (asking( me)?|looking|talking|referring|interested|thinking|after)( .+)?',
      'Are you asking about a peer or a manager?',
    ],
    [
      "what( (exactly|kind of (answer|example|story)|sort of (answer|example|story)))? (are|'re|were) you( exactly)? (looking for|after|asking( for| about)?|interested in|expecting)( .{0,20})?",
      'What exactly are you looking for here?',
    ],
    [
      'what (do|would) you (want|expect|need|like)( from)?( me)?( to)?( (hear|know|say|see|talk about|answer|tell you))?( .{0,20})?',
      'What do you want to hear?',
      'What do you expect of the new tool this year?',
    ],
    [
      'what (would|does|is|makes) (a|the) (good|strong|perfect|great|best|ideal) answer( (to|for) (this|that|it))?( (look like|be|contain|need|have))?',
      'What would a good answer look like?',
    ],
    [
      '(could|can|would|will) (you|i)( please)? (give|have|get)( me)? (a|an|another|some|any) (hint|example|pointer|clue|tip)s?( .*)?',
      'Could you give me a hint?',
    ],
    [
      '(do|would|did) you (want|like|prefer)( me)?( to)?( (hear|talk|speak|focus|have|get|tell))?( (about|on))? .+ or .+',
      'Do you want a technical story or one about people?',
    ],
    [
      '(should|shall) i( (rather|better|maybe|also|only|just))? (focus|talk|speak|concentrate|describe|choose|pick|take|tell you|use|cover|explain|name|assume|(start|begin) (with|from|at)|give( you)?|mention)( .+)?',
      'Should I focus on the technical part or on the people?',
    ],
  ],
  allowed: [
    [
      '(is|would) (an? )(\\w+ ){1,3}(be )?(fine|ok|okay|allowed|alright|acceptable)( (too|as well))?|(does|do|would) (\\w+ ){1,3}count( .{1,30})?',
      'Would a side project be okay?',
    ],
    [
      '(can|may|could|might|shall|is it ok if) i( (also|maybe|please|just|quickly|rather))? (use|talk about|speak about|tell( you)?( about)?|choose|pick|answer with|ask|share|refer|describe|assume|give (you )?(an|another|a))( .+)?',
      'Can I use a story from a volunteer project?',
    ],
    [
      '((is|would) (it|that)( be)?|would that be) (ok|okay|fine|alright|all right|possible|allowed|acceptable|a problem|good enough)( (if|when|to|for) .+)?',
      'Is it okay if I use an example from university?',
      'Would it be fair to say that?',
    ],
    [
      '(does|must|should|needs?|has) (it|this|that|the (example|story|case|answer|situation))( (have|has|need))?( to)?( really| also)?( be| come| happen)? (from|about|an?|my|at|work|true|real|recent|technical|something)( .+)?',
      'Does it have to be from my last job?',
    ],
    ['do i (have|need) to .+|am i allowed to .+', 'Do I have to name the company?'],
  ],
} satisfies Record<string, Cue[]>

/** `other`: the candidate only asks, and none of the cues tells what. */
export type RequestKind = keyof typeof REQUEST_CUES | 'other'
