// Longer than other files: one table holds every cue.
import { type Cue, inAnyOrder } from './cue.ts'

const THEIRS =
  'us|our|this (role|job|position|company|team|opportunity|place)|(job|role) (ad|advert|posting|description)|the (role|job|position|posting)'

/**
 * Questions about the person that have an answer of their own shape; the first that fits counts.
 */
export const PERSON_CUES = {
  salary: [
    [
      inAnyOrder(
        'money|financ\\w+|paid|wages?|earn\\w*|pay',
        'you|your',
        'happy|want|expect\\w*|looking|like|in mind|need|hope|hoping|number|range|figure',
      ),
      'And money-wise, what would make you happy?',
      'How much money did you save them?',
    ],
    [
      '(talk|speak|discuss|about|of) (the )?(money|pay|salary|compensation|package)|(terms|question) of (pay|money)|pay (are|do|would)|(current|present|last|total|your) (pay|package|earnings|income|wage|rate)|(offered|offer|get|paid|cost us) to (accept|sign|join|move)|what (are|is) (your|you) (rate|price)|be paid',
      'What is your current package?',
      'What does the package hold?',
    ],
    [
      'salary|compensation|remuneration|ctc|(day|hourly) rate|pay (range|expectations?)',
      'What are your salary expectations?',
    ],
    [
      '(hoping|expect\\w*|want|like|looking) to (earn|make|be paid)|how much (do|are|would|did) you (make|earn|want|expect|asking)',
      'What are you hoping to earn?',
      'How do you make a decision?',
    ],
    [
      '(are|re|do) you (currently |now )?(earn|earning|getting paid)|you making (now|at the moment|currently|today|right now|$)|money .{0,20}(looking|expect)|number in mind',
      'What are you earning at the moment?',
      'What are you making of this?',
    ],
  ],
  start: [
    [
      `${inAnyOrder(
        'when|how (soon|quickly|fast|early)|earliest|soonest',
        'can|could|would|will|able',
        'start|join|on board|begin (here|with us)|come on board',
        'you',
      )}(?!.*\\b(start|begin|join) (to|the|a)\\b)`,
      'If we make you an offer, by when could you be on board?',
      'When would you start the job again?',
    ],
    [
      '(your|the|long is your) (notice|availability)|(earliest|soonest)( \\w+){0,3} (you|start|join|date)|(could|can|would|when) you( be)? (begin|start|join|available)( with us| here| working|$| if)',
      'How long is your notice?',
      'How long is the queue?',
    ],
    [
      'notice period|start date|(how soon|when|how quickly) (can|could|would|are|will) you (be )?(able to |available to |free to )?(start|begin|join)(?! (to|by|from|at|the))|available (to start|from)|earliest you',
      'How soon could you start with us?',
      'When would you start to shard?',
    ],
  ],
  conditions: [
    [
      inAnyOrder(
        'on.call|on.?site|remote\\w*|office|travel\\w*|relocat\\w*|visa|sponsor\\w*|shifts?|weekends?|overtime|nights?|commut\\w*',
        'all right|alright|okay|ok|fine|comfortable|willing|happy|mind|problem|works? for|open to|ready|acceptable',
        'you',
      ),
      'The job has an on-call rotation. Is that all right with you?',
      'Who is on call?',
    ],
    [
      '(open|willing|ready|happy|okay|ok|fine|comfortable|prepared|able|possible)( \\w+){0,3} (to|with|about)?( \\w+){0,2}(moving|move|relocat\\w+|travel\\w*|commut\\w+|nights?|shifts?|weekends?|overtime|office|on ?call|part ?time|full ?time|contract)',
      'Are you fine with night shifts?',
    ],
    [
      '(coming|come|get|work\\w*)( \\w+){0,3} (the|our) (office|site)( \\w+){0,6}|how (many|often)( \\w+){0,5} (office|travel|home)',
      'How do you feel about coming into the office?',
    ],
    [
      'relocat\\w+|visa|sponsorship|work permit|right to work|authori[sz]ed to work',
      'Would you relocate?',
    ],
    [
      '(are you|would you|do you (mind|like|want|prefer)|can you|could you|how do you feel)( \\w+){0,8} (remote\\w*|on ?site|hybrid|in the office|travel\\w*|on call|shifts?|overtime|weekends)',
      'Are you okay with working on site?',
      'How do you page who is on call?',
    ],
  ],
  closing: [
    [
      '(anything|something) else( \\w+){0,4} (add|say|mention|share|us to know|we should know)|(like|want) to add|(should|need to) know about you|(final|last|closing) (words|thoughts|remarks)',
      'Is there anything you would like to add?',
    ],
  ],
  first: [
    [
      '(your|you)( \\w+){0,6} (first|initial) (\\w+ )?(days?|weeks?|months?|thirty|sixty|ninety|30|60|90|100|hundred|quarter)|hit the ground|(if|when|once|after) (we|you) (hired|join\\w*|start\\w*|get the job)',
      'What would you do in your first ninety days here?',
      'Which of the first days was slow?',
    ],
  ],
  questions: [
    [
      inAnyOrder(
        'ask|questions?',
        'anything|something|any|what|which',
        'you (would |d |may |might |still |also )?(like|want|wish|love|need)|on your mind|you (have|got)( left)?$|you (have|got) (for|left|about|before)',
      ),
      'Is there anything on your mind that you would like to ask?',
      'Which questions would you ask a customer?',
    ],
    [
      "(anything|something|what|one thing)( else)?( that)? (you('d| would|'re| are| want| may| might)?|we)?( [\\w']+){0,7} (know|ask|hear|learn)( \\w+){0,4}$",
      'Is there anything you would like to know about the ward?',
      'What would you know about him?',
    ],
    [
      '(want|like|wish) to ask (me|us|anything|something)|questions (can|could|may|should) (i|we) (answer|help)|(it is|it.s|it|now) your turn( to ask)?$|over to you|(do|did|have) you( got| have)? (any|some)? ?(more |other )?questions?( \\w+){0,6}$',
      'Now it is your turn to ask.',
      'Take your turn.',
    ],
    [
      '(any|what|other|some|got|more) questions (for|do you|would you|you (may |might )?have|to (me|us))|questions (for|of) (me|us)',
      'Do you have any questions for us?',
      'What questions did the customer have?',
    ],
    [
      '(anything|something|what)( else)?( \\w+){0,3} (want|like|love|wanted) to (ask|know|hear|learn)( from| about)?( us| me| the team| the role|$)',
      'What would you like to know from me?',
    ],
    ['what can (i|we) (tell|answer)|ask (me|us) anything', 'What can I tell you about us?'],
  ],
  leaving: [
    [
      '(unhappy|dissatisfied|frustrat\\w+|missing|miss|dislike|not like|don.t like)( \\w+){0,4} (current|present|last|previous|where you)( \\w+)?',
      'What are you unhappy with in your current job?',
    ],
    [
      'why (did|has|is|was) (your|the|that) (last|previous|current|old) (job|role|position|contract) (end\\w*|over|stop\\w*)',
      'Why did your last job end?',
    ],
    [
      '(on the|in the) (job )?market|(making|made|makes) you (look|leave|want|move|change)|look(ing)? (around|elsewhere|for (something|a) (new|else))|job (search|hunt)|chang\\w+ (jobs|employers|companies|roles)(?! (quite|so|very|often))|stay (where you are|in your current|with your current)',
      'What is making you look around?',
      'What is making it slow?',
    ],
    [
      'why (are|do|did|would|were|have|is) (you|it)( \\w+){0,4} (leav\\w+|left|quit|looking (around|elsewhere|for|to)|chang\\w+|mov(e|ing) on)',
      'Why are you looking to leave your current role?',
      'Why did the node leave?',
    ],
    [
      'reasons? (for|why|behind)( you| your)?( \\w+)? leav\\w+|what made you (leave|move|look|quit)|want(ing)? to leave',
      'What is your reason for leaving?',
    ],
  ],
  path: [
    [
      'why not( \\w+)? (other|different|another) (field|industry|profession|job|career|area)',
      'Why not some other field?',
    ],
    [
      '(what made|why did|how did|how come|what led)( \\w+)? you( \\w+){0,3} (study|studied|(become|became|becoming) an?|get into|got into|go into|went into|end up in|choose (a career|this (field|profession|career))|chose (a career|this (field|profession|career))|start (out )?in|enter|end up (doing|as))',
      'What made you study computer science?',
      'What made you choose Kafka?',
    ],
    [
      'why (a career in |are you (an? )?(?=nurse|engineer|developer|teacher|designer|analyst))\\w+',
      'Why a career in nursing?',
    ],
  ],
  fit: [
    [
      'why (should|would|do) (we|i|they)( \\w+){0,4} you$',
      'Why should we take a chance on you?',
      'Why should we do that?',
    ],
    [
      '(do well|succeed|be (good|successful|great)|excel|suited|qualified) (in|at|for) (this|the|our)( \\w+)?',
      'Why do you think you would do well in this job?',
    ],
    [
      '(what|which)( \\w+){0,3} (can|could|would|will|do) you( \\w+)? (offer|contribute|bring|give|add to (us|our|the team))( \\w+)*',
      'What would you contribute to our team?',
      'What would you add to the cache?',
    ],
    [
      '(your|you)( \\w+){0,2} (match|fit|relate|prepare|prepared|suit|line up)( \\w+){0,2} (role|job|position|requirements?|team)|relevant (experience|skills?) (for|to)|reasons? (why |for )?(we|i|to|you)( should)? (hire|choos|are the right)',
      'How does your background match this role?',
    ],
    [
      'why should (we|i|they)( \\w+)? (hire|choose|pick|take|select|go with)|why you$',
      'Why should we hire you?',
    ],
    [
      '(good|right|best|strong|great|perfect|ideal) (fit|match|person|candidate)|(stand out|sets? you apart)|(would|do|can|will) you bring (to|with|for)|qualif\\w+ you|makes you (right|suitable|qualified)',
      'What makes you a good fit for this role?',
    ],
  ],
  weakness: [
    [
      '(wish\\w*|say|said|like|liked|want\\w*)( \\w+){0,4} you( \\w+){0,3} (better|improved?|changed?|work(ed)? on|differently)',
      'What is one thing your manager wished you did better?',
      'What would you say is better?',
    ],
    [
      'criticis\\w* (about )?you|critici[sz]e (about |in )?you|you (could|can|should) (do|be|have done) better|(development|growth|improvement) (area|point|need|field)s?|room (for improvement|to (grow|improve))',
      'What would your colleagues criticise about you?',
      'Criticise the design.',
    ],
    [
      '(find|finding) (most )?(difficult|hard|challenging|hardest) (at|in|about) (your )?(work|job|role|yourself)|(get|getting|become) better at|(working|work) on (about |in )?yourself|(biggest|main|greatest) (challenge|limitation) (as|for you)',
      'What do you find difficult at work?',
    ],
    [
      '(would|could|do) (he|she|they|your \\w+) (want|like|need|wish) you to (improve|change|do better|work on)',
      'What would your boss want you to improve?',
    ],
    [
      'weakness(es)?|weak (points?|spots?|sides?)|shortcomings?|blind spots?|flaws?|your (development|growth) areas?',
      'What is your greatest weakness?',
    ],
    [
      '(you|areas?|things?|skills?)( \\w+){0,4} (need|have|want|could|should|trying|working)( to)? (improve|work on|get better|develop|improving)',
      'What is an area you need to improve in?',
      'How should this query be improved?',
    ],
    [
      '(you|re|are) (not|less|bad|worst)( so| very| as)? (good )?at|you struggle with|you find (hardest|most difficult) (at|about) work|room for improvement|areas? (for|of) (improvement|development|growth)|(change|improve) about yourself',
      'What are you not so good at?',
    ],
  ],
  strength: [
    [
      '(people|others|colleagues|they|he|she|boss|manager|team)( \\w+)? (come to you|(praise|value|appreciate|rely on|count on|compliment) you)|(rely|count) on you',
      'What do people come to you for?',
      'What do people value in a phone?',
    ],
    [
      '(your|of your) (best |greatest |key |core |top |main |strongest )?(skills?|qualities|assets?|talents?|abilities)|(most )?confident (in|about|with)|known for',
      'Which of your skills are you most confident in?',
      'How many skills does it take?',
    ],
    [
      'strengths?|superpowers?|strong (suit|points?|sides?)|you (are|re) (really |very )?(best|great|good) at|are you (really |very )?(best|great|good) at|you excel',
      'What are your biggest strengths?',
    ],
    [
      "(how|what) (would|do|does|might) (your )?[\\w']+( \\w+)? (describe|say about|think of|like about) you",
      'How would your team describe you?',
    ],
    [
      'describe yourself|in (three|five|a few) (words|adjectives)|adjectives',
      'Describe yourself in three words.',
    ],
  ],
  future: [
    [
      '(want|like|wish|hope|hoping|see) (\\w+ )?(your career|yourself)( to)? (go\\w*|be|develop|head\\w*|grow|next|in)|(get|gain|achieve|take) (out of|from) (this|the|our) (role|job|position)|(kind|type|sort) of (position|role|job|work)( \\w+){0,5} (next|want|like|look)|new (job|role|position|challenge)$|be doing in',
      'Where do you want your career to go?',
    ],
    [
      '(in|next) (two|three|five|ten|2|3|5|10|a few|few)( to \\w+)? years|years from now|(long|short) term (goals?|plans?)|career (goals?|plans?|path|aspirations?)|your (goals|ambitions?|aspirations?|dream job|ideal (job|role|next role))',
      'Where do you see yourself in five years?',
      'How did sales grow in the last two years?',
    ],
    [
      'you (looking|hoping) for( in| next|$)|you want (to do )?next|next step for you',
      'What are you looking for in your next role?',
    ],
  ],
  gap: [
    [
      "(not|weren't|were not|wasn't) (employed|working|in work)|unemployed|(changed|switched|moved|left) (jobs|employers|companies|roles)( \\w+){0,2} (often|lot|frequently|quickly|several)|(only|just) (stayed|spent|were)( \\w+){0,5} (months|year|weeks)|time off|time out|sabbatical",
      'You were not employed in 2021. What happened?',
    ],
    [
      '(gap|break|hole)s?( \\w+){0,3} (in|on|between|from) (your|jobs|these|\\d|the (resume|cv|dates|years))|career break|job hopp\\w+|(chang|switch)\\w+ (jobs|companies|employers)( \\w+){0,3} (often|lot|frequent\\w*|quickly)|(out of|without) work',
      'I see a gap in your resume.',
      'There is a gap in the data.',
    ],
  ],
  private: [
    [
      'hobb(y|ies)|(free|spare) time|outside( of)? (of )?(work|the office)|for fun|(not|isn.t) (on|in) your (resume|cv)',
      'What do you do in your free time?',
    ],
  ],
  company: [
    [
      '(chance|time|opportunity) to (look|try|check|see|read|use|explore)( \\w+){0,3} (our|us|the company|the product|website)',
      'Have you had a chance to look at our product?',
    ],
    [
      '(know|understand|read|learned?) about (what )?(we|us|our (company|business|product|mission))',
      'How much do you know about what we do?',
    ],
    [
      'you know about (us|our|the (company|business|team)|what we)|know about the company|heard (of|about) us|(used|tried|seen|looked at) our (product|app|site|website|service)',
      'What do you know about our company?',
      'What do you know about trees?',
    ],
  ],
  motivation: [
    [
      '(made|makes|made it that|let) you (reply|respond|answer|contact|write|say yes|want|come|choose|consider|think of|look at)( \\w+){0,4} (us|our|this|the (job|role|company)|recruiter|here)',
      'What made you reply to our recruiter?',
      'What made you choose the cache?',
    ],
    [
      '(draw|draws|drawing|drew|attract\\w*|appeal\\w*|brings?|brought|excit\\w*|tempt\\w*|interest\\w*) you( here)?( \\w+)? (to|about|in|here|today)( (?!trees)\\w+){0,4}$',
      'What is drawing you to Greenleaf?',
      'What brings the data here?',
    ],
    [
      '(role|job|position|company|team|us|opportunity|posting) (that )?(attract\\w*|appeal\\w*|interest\\w*|excit\\w*|speaks?)( to)? you',
      'What is it about this role that appeals to you?',
    ],
    [
      'what do you like( most| best)? about (us|our|this|the) ?(company|role|job|product|team|position)?$',
      'What do you like about our company?',
      'What do you like about trees?',
    ],
    [
      'why (would|do|did) you( \\w+){0,3} (join|apply|pick|choose)( \\w+){0,3}( company| us| here| team| role| job| position|$)',
      'Why would you like to join a company like ours?',
    ],
    [
      'why (us|here|this (company|role|job|position|team|opportunity)|our (company|team))',
      'So why us?',
      'Why this index?',
    ],
    [
      '(why|what made)( do| did| would| are)? you( \\w+){0,2} (want|like|apply|applied|applying|interested|choose|chose|join|come|excited)( to)?( (join|work|be|come))?( (at|for|in|with|to|about))?( us| our| this| the (job|role|position|company|team)| here|$| \\w+$)',
      'Why do you want to work at Northwind?',
      'Why did you choose Kafka over a plain table?',
    ],
    [
      '(attract\\w*|draw|draws|drew|appeal\\w*|interest\\w*|excit\\w*|brings?|brought|motivat\\w*) you( most)? (to|about|in|here)( \\w+){0,3} (position|role|job|company|us|team|opportunity|here|industry|field|work)',
      'What attracted you to this position?',
      'What interests you about trees?',
    ],
    [
      'interest\\w* in (this|our|the|working|joining)( \\w+){0,2}( (job|role|position|company|us|here|team))?$',
      'What is your interest in this job?',
    ],
    [
      inAnyOrder(
        'eye|attention|draw|draws|drawing|drew|attract\\w*|interest(s|ed)?|excit\\w*|appeal\\w*|appl(y|ied|ying) (for|to|here|with)|join|curious|keen',
        'you|your',
        THEIRS,
      ),
      'What caught your eye in our job ad?',
      'What caught your eye in the logs?',
    ],
  ],
  introduction: [
    [
      '(what is|what.s|whats) your (professional )?(background|story)|how you (got|came|ended up|made it) (to )?(where|here)',
      'So what is your background?',
      'What is your cache?',
    ],
    [
      '(overview|summary|picture|rundown|sketch|outline|snapshot) of (your|who)( \\w+){0,2} (background|career|experience|path|life|journey|you are)',
      'Give us a quick overview of your professional background.',
      'Give us an overview of your cache.',
    ],
    [
      '(summari[sz]e|sum up|describe|outline)( \\w+)? your (career|background|experience|journey|professional \\w+)',
      'How would you summarise your career to date?',
    ],
    [
      "(short|brief|quick|little) introduction( (from|of|by) (you|your\\w*)|$)|what's your story|(should|must|need to|can) (we|i) know about you( \\w+){0,3}(start|begin|$)",
      'Begin with a short introduction from your side.',
    ],
    [
      '(tell|telling)( me| us)? about you( and|$)|about yourself and|start with (you|yourself)|your story$',
      'So tell me about you and your work.',
    ],
    [
      '(tell|telling|talk to) (me|us)( \\w+){0,5} about (yourself|you|your (background|career|journey|profile|professional background))$',
      'Could you tell me a little bit about yourself?',
      'Tell us about your cache.',
    ],
    [
      'introduc(e|ing) yourself|who you are|who are you|who am i (talking|speaking) (to|with)',
      'Please introduce yourself briefly.',
    ],
    [
      '(walk|take|talk|run|guide) (me|us)( \\w+)? through your (whole )?(background|resume|cv|career|profile|experience|journey|work history|professional)',
      'Walk me through your background.',
      'Walk me through your code.',
    ],
    [
      'minutes? (version|summary|overview|pitch|introduction)|elevator pitch|your career so far|summary of your (career|background|experience)|tell me about yourself',
      'Give me the two-minute version of your career.',
    ],
    [
      '(a bit|bit more|more|little) about (yourself|your background)|(start|begin) with your background',
      'Maybe a bit about your background first.',
    ],
    [
      inAnyOrder(
        'tell|telling|hear|share|start\\w*|begin\\w*|words|introduc\\w+|overview|summary|version|walk|talk|run|know',
        'about yourself|your (own )?(background|journey|story|profile|cv|resume)|your career(?! (goals?|plans?|path|aspirations?))',
      ),
      'Would you mind starting with a few words about yourself?',
      'Tell us about your cache.',
    ],
  ],
  others: [
    [
      '(other|any) (offers|interviews|processes|applications)|(interviewing|applying|applied|talking|speaking)( \\w+){0,3} (elsewhere|anywhere|other|others)|where else',
      'Are you interviewing with other companies?',
      'Which other companies use it?',
    ],
  ],
  drive: [
    [
      "(what|which)('s| is)? ?(\\w+ )?((motivat\\w+|drives?|inspir\\w+|energi[sz]\\w+) you|keeps? you going|gets you (up|out|excited|going))( \\w+){0,5}$",
      'What motivates you?',
      'What drives the cost?',
    ],
    [
      'you (really )?(enjoy|like|love) (the )?(most|best|least|more)?( \\w+)? ?(about|in|of) (your|working|being)( \\w+){0,3}|passionate about',
      'What do you enjoy most about your work?',
    ],
  ],
  day: [
    [
      '(typical|normal|average|usual) (day|week|work ?day)|day to day|(responsible for|in charge of|your (main |current |daily )?(responsibilities|tasks|duties))( at the moment| now| today| currently| at| in|$)|(are|have) you( been)? (currently )?(working on|doing)( these days| at the moment| right now| now| currently| lately| in your|$)|what do you do( \\w+)? (at|in your|every|all|for a)',
      'What does a typical day look like for you?',
      'What is a typical load?',
    ],
  ],
  surroundings: [
    [
      '(environment|culture|setting|team|surroundings)( \\w+){0,3} (are you|do you|would you|suits? you)|you (most )?(productive|happiest|comfortable) (in|at|when)|like to (be managed|be led|work)$|get the best out of you',
      'In which environment are you most productive?',
      'How does the environment look?',
    ],
    [
      '(kind|type|sort) of (manager|boss|leader|team|culture|company|environment|workplace)|(ideal|perfect|best) (manager|boss|team|workplace|environment|culture)|work(ing)? (environment|culture)|manage[dr] best|like to be managed',
      'What kind of manager do you work best with?',
    ],
  ],
  found: [
    [
      'how did you (hear|find out|find|learn|come across|know) (about |of )?(us|this|the|our)( (job|role|position|opening|company|opportunity))',
      'How did you find out about this role?',
    ],
  ],
} satisfies Record<string, Cue[]>

export type PersonForm = keyof typeof PERSON_CUES
