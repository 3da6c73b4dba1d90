// Longer than other files: one table holds every cue.
import type { Cue } from './cue.ts'

interface ThemeCues {
  /** Words of questions that ask for a story about the theme. */
  asked: Cue[]
  /** Words of stories about the theme, as people tell them. */
  told: Cue[]
}

/** What stories of work are about. */
export const THEME_CUES = {
  failure: {
    asked: [
      [
        'take (it |that )?back|undo|wish you had|would not do again|never do again|disappoint\\w*',
        'What is a decision that you would take back?',
      ],
      [
        '(your|my) (own )?fault|broke|broken|flop\\w*|disasters?|embarrass\\w*|blam\\w+|screw\\w*|mess(ed|ing)? up|collapsed?|lost an? \\w+|less than (perfect|successful)|did not work out|not proud',
        'Tell me about a project that flopped.',
      ],

      [
        "errors?( that)? (you|i)|(made|make|making|admit\\w*|own\\w*)( \\w+){0,3} (error|mistake|wrong|fault|blame)|you (were|had been|got it) wrong|(go|went|gone|going) (badly|wrong|south|sideways)|(dropp?ed|drop) the ball|(not|didn't|did not|never|fail\\w*|couldn't) (to )?(reach|hit|meet|achieve|finish|deliver|succeed|work|go as)|let( \\w+){0,3} down|backfir\\w+|(as|than) planned",
        'Tell us about an error you made.',
        'How do you reach a goal?',
      ],

      [
        'fail(ed|ure|ures|ing|s)?|mistakes?|regret\\w*|went wrong|go wrong|(mess|screw)(ed)? (\\w+ )*up|setbacks?|let (\\w+ )?down|fell short|fall short|disappoint\\w*|(biggest|worst) (error|bug|day|decision)',
        'Tell me about a time you failed.',
        'Tell me about a success.',
      ],
      [
        '(miss(ed)?|late|slipped|blew) (a |the |your |any )?(deadline|date|target|goal|launch)|did ?n.?t (\\w+ )*(go|work|succeed|meet|achieve|deliver)\\b|not (go|work out|succeed|meet|achieve|deliver)|unsuccessful|(broke|broken|took down|brought down) (prod\\w*|the (build|site|system))',
        'Have you ever missed a deadline?',
        'How do you meet a deadline?',
      ],
    ],
    told: [
      [
        "(i|i'd|i had) (missed|failed|broke|forgot|deleted|overlooked|underestimated|misjudged|misread|misunderstood|ignored|caused|overpromised|should have|shouldn't have|did not (check|ask|test|tell|notice|listen)|didn't (check|ask|test|tell|notice|listen)|messed|overwrote|lost|gave up|assumed|waited too)",
        'I deleted the wrong folder.',
        'I fixed the wrong folder.',
      ],
      [
        'dropped (an?|the) (index|table|database|column|ball)|my (\\w+ )?(mistake|fault|error|failure|blunder|bad|misjudg\\w+|oversight)|i was (wrong|to blame)|without (asking|checking|testing|telling)|(biggest|worst|my) mistake',
        'It was my mistake.',
        'He made no mistake.',
      ],
    ],
  },
  conflict: {
    asked: [
      [
        "(opinions?|views?|ideas?)( \\w+){0,3} differ\\w*|differed|see things differently|(did not|didn't|did n't) like your|opposed|object(ed|ion)\\w*|rude|friction|fight|fought|unfair\\w*",
        'Tell me about a time when your opinion differed.',
      ],

      [
        "say(ing)? no to|(along|agree) with$|(don't|do not|didn't|did not|cannot|can't|couldn't) (get along|agree|see eye)|(boss|manager|lead|colleague|team ?mate|he|she|they|someone|somebody|client) (is|was|were|are) wrong|(someone|somebody|person|people|anyone|anybody) (who (is|was|are) )?(very )?(difficult|hard|rude|toxic|challenging)|(difficult|rude|toxic|angry) (to work with|coworker|personality)|(unpopular|opposing) (opinion|view)|stood? up (to|for)",
        'Have you ever worked with someone difficult?',
        'Have you ever had a difficult task?',
      ],

      [
        'conflict\\w*|disagree\\w*|argu(e|ed|ment)\\w*|(push(ed|es|ing)? ?back)|differences? of opinion|different opinions?|clash\\w*|dispute\\w*|tension\\w*|confront\\w*|(did ?n.?t|not) (get along|agree|see eye)|(difficult|tough|hard|toxic) (\\w+ )?(person|people|colleagues?|co ?workers?|team ?mates?|bosse?s?|managers?|stakeholders?|conversation)',
        'Tell me about a conflict in your team.',
        'Tell me about a difficult bug.',
      ],
    ],
    told: [
      [
        "(worthless|did not believe|didn't believe|doubted|blamed|accused|complained about (us|me|our|my)|shouted at (me|us)|in front of everybody|whether (he|she|they) (was|were) right|so we agreed|wanted to (stop|cancel|drop) my)",
        'She blamed us for the delay.',
      ],

      [
        'disagree\\w*|argu(ed|ment|ing)\\w*|quarrel\\w*|conflict\\w*|clash\\w*|tension\\w*|object(ed|ions?)|opposed|insisted|refused|push(ed)? ?back|against (my|his|her|their) (idea|plan|proposal)|different opinions?|(was|were) (angry|upset|annoyed) (with|at|about) (me|us|each)|not convinced',
        'We argued about the date.',
        'We agreed on a date.',
      ],
      [
        '(lead|manager|boss|colleague|he|she|director|designer|engineer|team) (wanted|preferred|thought|believed) … (i|we) (thought|wanted|preferred|believed|felt|was|said)',
        'My boss wanted two forms, and I thought one was enough.',
      ],
    ],
  },
  success: {
    asked: [
      [
        '(largest|biggest|greatest|most|strongest|real) (\\w+ )?(effect|impact|influence|results?|difference|value)',
        'Which of your projects had the largest effect?',
      ],
      [
        'proud\\w*|achiev\\w+|accomplish\\w*|success\\w*|(biggest|greatest|most) (impact|win|contribution)|exceeded|best (work|project|thing)|highlight',
        'What are you most proud of?',
      ],
    ],
    told: [
      [
        '(renewed|stayed|won|promoted|award\\w*|recovered|adopted|thanked|praised|succe\\w+|on time|doubled|halved|record)',
        'They renewed for two years.',
      ],
      [
        '(rose|grew|increased|fell|dropped|went (up|down)|cut|reduced|improved|saved|raised) … \\d+|half|fifth|third|quarter|twice|percent|hours|days',
        'Costs fell by 40 %.',
        'It fell.',
      ],
    ],
  },
  deadline: {
    asked: [
      [
        'pressure|very little time|not (much|enough) time|short (of|on) time|(everything|all) (is|was) urgent|overwhelm\\w*|heavy (work ?load|load)|busy (time|period|season)|hectic|run(ning)? out of time',
        'How do you cope with pressure?',
      ],

      [
        'deadlines?|(under|tight|time) pressure|short notice|time ?frames?|tight (schedule|timeline)|urgent\\w*|stress\\w*|(high|intense) pressure|last minute|crunch|crisis',
        'Tell me about a tight deadline.',
      ],
    ],
    told: [
      [
        'deadlines?|(days?|weeks?|hours?) (before|left|to go|until)|in time|on time|urgent\\w*|last minute|black friday|overnight|launch date|twice the (usual|normal)|(within|in) (one|two|three|four|five|\\d+) (hours|days)|under pressure|crunch|ill|peak',
        'Two weeks before the launch.',
        'A quiet week.',
      ],
    ],
  },
  customer: {
    asked: [
      [
        'calm(ed|ing)?( \\w+){0,2} down|empath\\w+|compassion\\w*',
        'Describe how you calmed somebody down.',
      ],
      [
        '(angry|upset|unhappy|rude|difficult|demanding|worried|dissatisfied) (\\w+ )?(relatives?|famil(y|ies)|parents?|visitors?|members?|people|students?|callers?|residents?|passengers?)|complain\\w*|relatives|families|parents|members of the public',
        'How do you deal with angry relatives?',
      ],

      [
        '(customers?|clients?|guests?|patients?|users?|stakeholders?|account)( \\w+){0,3}',
        'Tell me about a difficult customer.',
      ],
    ],
    told: [
      [
        'relatives?|daughter|famil(y|ies)|parents?|students?|pupils?|visitors?|members?|callers?|residents?|passengers?|complain\\w+',
        'The daughter of a resident called.',
      ],

      [
        '(customers?|clients?|guests?|patients?|hotel|account|buyers?)',
        'A customer called every day.',
      ],
    ],
  },
  mentoring: {
    asked: [
      [
        '(help|helped|helping)( \\w+){0,2} (grow|develop|learn|improve)',
        'Tell me about someone you helped to grow.',
      ],
      [
        '(new|junior|younger) (people|colleagues?|hires?|starters?|joiners?|employees|members?)( \\w+){0,3}|(people|colleagues?|someone|others|juniors?) (up to speed|grow|develop|improve|succeed)|(helped|help) (\\w+ )?(a )?(colleague|co ?worker|team ?mate)',
        'How do you bring new people up to speed?',
      ],

      [
        'mentor\\w*|coach(ed|ing)?|(help|helped|helping|train|trained|teach|taught|support|supported|develop|developed|grow|grew) (\\w+ ){0,2}(someone|somebody|others|juniors?|team ?mates?|colleagues?|people|new|interns?)|onboard\\w*',
        'Tell me about a time you mentored someone.',
        'How do I train a model?',
      ],
    ],
    told: [
      [
        'mentor\\w*|paired|coach(ed|ing)|taught|juniors?|interns?|trainee|(new|young) (colleague|hire|starter|developer|employee)|straight from university|joined us|let (him|her|them)|onboard\\w*|show(ed)? (him|her|them) how',
        'I paired with her twice a week.',
      ],
    ],
  },
  leadership: {
    asked: [
      [
        '(your|a|the) team( \\w+){0,4} (targets?|goals?|perform\\w*|motivated|happy|together|results?)',
        'How does your team reach its targets?',
      ],

      [
        'lead(er|ers|ing|ership)?|led|manag(e|ed|ing) (a |the |your |an )?(team|people|project|group)|took charge|take charge|deleg\\w+|motivat\\w+ (a |your |the )?(team|others|people)',
        'Tell me about a time you led a project.',
      ],
    ],
    told: [
      [
        'i (led|managed|organi[sz]ed|coordinated|delegated|assigned|took charge|ran|planned|set up|divided)|my (team|agents|people|developers|engineers|\\w+ (agents|people|developers|engineers))|i had to (split|lead|organi[sz]e|run)|i moved',
        'I led five people.',
      ],
    ],
  },
  initiative: {
    asked: [
      [
        "notic\\w+|spott\\w+|before (anybody|anyone|everybody|others)|(not|wasn't|outside|beyond)( \\w+){0,3} (job description|responsib\\w+|your (job|role|duties))|nobody asked|own (accord|initiative)|start(ed)? something|from nothing|took (it )?upon",
        'Tell me about a problem you noticed.',
      ],

      [
        'initiative|proactiv\\w*|(above and|went) beyond|ownership|(without|not) being (asked|told)|extra mile|beyond (your|what)|saw (a|an) (problem|opportunity)|identified|stepp?ed? up|own idea',
        'Tell me about a time you took initiative.',
      ],
    ],
    told: [
      [
        'not my (job|task|project|role)|own (time|initiative|idea)|nobody (had|asked|was|knew|did|looked)|without being (asked|told)|no one (had|asked|was)|i (noticed|proposed|suggested|volunteered|offered)|on my own|i saw (two|that|an?|how|many)',
        'It was not my job.',
        'It was my job.',
      ],
    ],
  },
  persuasion: {
    asked: [
      [
        "chang\\w+ (someone|somebody|anyone|anybody|a \\w+|your \\w+|their|his|her)( \\w+|'s)* mind|(people|others|team|them|everybody|everyone|someone) (on board|on your side|to agree|to support)|resistan\\w+",
        'How do you get people on board with an idea?',
      ],

      [
        'persua\\w+|convinc\\w+|influenc\\w+|buy ?in|win (\\w+ )?over|negotiat\\w+|sold? (an|your) idea|change (someone|somebody|their|his|her)( s)? mind',
        'Tell me about a time you had to persuade somebody.',
      ],
    ],
    told: [
      [
        'convinc\\w+|persuad\\w+|buy ?in|scept\\w+|skept\\w+|agreed in the end|asked for a decision|on one page|showed (it|them|him|her)|negotiat\\w+|pitch\\w*|changed (his|her|their) mind',
        'I convinced the board.',
      ],
    ],
  },
  learning: {
    asked: [
      [
        '(get|got|getting|come|came) up to speed( quickly| fast| with|$)|keep(ing)? up (with|to date)|stay(ing)? (current|up to date)|(teach|taught) yourself|pick(ed)? up (a|something|new)|knew nothing|(new|different) (field|industry|domain|area)',
        'How do you keep up with new developments?',
      ],

      [
        'learn(ed|ing|t)?( \\w+){0,3} (new|quick\\w*|fast|technolog\\w+|skills?|tool|language|something|scratch)|new (skill|technolog\\w+|tool|language)|unfamiliar|never done|steep',
        'Tell me about a time you had to learn a new tool.',
        'What did you learn?',
      ],
    ],
    told: [
      [
        '(had |have )?never (used|worked|written|seen|done)|new to me|unfamiliar|taught myself|from scratch|(took|did) an? (\\w+ )?course|read (the|up|two|three)|learn(ed|t)( \\w+){0,3} (in|from|by|within|language|tool|framework|basics)',
        'I had never used Rust.',
      ],
    ],
  },
  ambiguity: {
    asked: [
      [
        '(plans?|priorities|goals?|scope|things|requirements|direction) (chang\\w+|shift\\w*|were unclear|kept)|(unclear|no clear|without (clear|a clear))( \\w+){0,3}|unexpected\\w*|flexib\\w+',
        'Describe a time when plans changed.',
      ],

      [
        'ambigu\\w+|unclear|uncertain\\w*|vague|(incomplete|little|limited|missing|without( \\w+)?) (information|data|requirements?|guidance|direction)|undefined|changing requirements|requirements change\\w*|(adapt|adapted|adjust\\w*)( to)?|(big|sudden|major|unexpected) changes?|change (of plans|in)',
        'Tell me about an unclear task.',
      ],
    ],
    told: [
      [
        'unclear|vague|ambigu\\w+|no (spec\\w*|requirements?|plan|brief|documentation)|nobody knew|requirements? (changed|kept)|undefined|changed (their|his|her|our) (mind|plan|strategy)|reorgani[sz]\\w+|unexpected\\w*|suddenly',
        'There was no spec.',
      ],
    ],
  },
  feedback: {
    asked: [
      [
        '(receiv\\w+|take|took|handle|deal with|get|got|respond to|give|gave|giving) (\\w+ ){0,2}(feedback|criticism)|how do you (\\w+ )?(take|handle|receive) (\\w+ )?(feedback|criticism)',
        'How do you take feedback?',
      ],

      [
        '(critical|negative|tough|difficult|constructive|harsh|hard|received?|get|got|given|giving|gave|take|took) (\\w+ )?(feedback|criticism)|criticis\\w+',
        'Tell me about difficult feedback you received.',
        'What did customer feedback say?',
      ],
    ],
    told: [
      [
        'feedback|critici[sz]\\w+|(told|said to) me (that )?(i|my)|performance review|my review',
        'My lead told me that I talk too fast.',
      ],
    ],
  },
  priorities: {
    asked: [
      [
        '(decide|know|choose) what (to do|comes|is|goes) (first|next|important|most)|(plan|organi[sz]e|structure|schedule) your|stay organi[sz]ed|(many|several|lots of|multiple|different|two) (\\w+ )?(things|tasks|projects|deadlines|jobs) at (once|the same time)',
        'How do you decide what to do first?',
      ],

      [
        'priorit\\w+|(multiple|several|competing|many|different) (projects|tasks|things|demands|deadlines|priorities)|trade ?offs?|juggl\\w+|time management|manage your time|organi[sz]e your (work|day|time)',
        'How do you prioritise your work?',
      ],
    ],
    told: [
      [
        'priorit\\w+|trade ?offs?|postponed|cut (the )?scope|left out|most important|one (\\w+ ){1,2}at a time|too many|ranked|first things|twice the usual',
        'I cut the scope by half.',
      ],
    ],
  },
  decision: {
    asked: [
      [
        '(used|use|using|based on|relied on|with|analy[sz]\\w+) (data|numbers|figures|metrics|analytics|statistics)|data driven|judg(e)?ment|(chose|choose|pick) between',
        'Tell me about a time you used data.',
      ],

      [
        '(difficult|hard|tough|important|big|unpopular|quick|best) (decision|choice)|decision you|had to (decide|choose)|made a decision|risks?( you)?',
        'Tell me about a hard decision.',
      ],
    ],
    told: [
      [
        'tested|compared|interviewed|figures|numbers|data|measured|statistics|survey\\w*',
        'I compared the figures of both shops.',
      ],

      [
        'decid\\w+|decision|chose|choice|both options|options with|took the|risk(ed|y)?',
        'I decided to stop it.',
      ],
    ],
  },
  teamwork: {
    asked: [
      [
        '(alone|independently)( \\w+){0,3} team|(another|other|different) (team|department|function|group)|work (well )?(with|together)|role (do you|did you) (play|take)( \\w+)* (team|group)',
        'Do you prefer working alone or in a team?',
      ],

      [
        'team ?work|(worked|work|working) (closely )?(with|in|as part of|as) (a |an |other |the |another )?(\\w+ )?(teams?|departments?|designers?|colleagues|people|others)|collaborat\\w+|cross ?functional|team player',
        'Tell me about teamwork across departments.',
      ],
    ],
    told: [
      [
        'together|paired|collaborat\\w+|cross ?functional|sat with|with (the|our|my|three|two|other) (\\w+ )?(team|teams|colleagues|designers?|managers|sales|finance|support)|both teams|(them|him|her|it) to (finance|sales|design|support|marketing)',
        'I sat with the sales team.',
      ],
    ],
  },
  explaining: {
    asked: [
      [
        'explain(ed|ing)? (\\w+ ){0,4}(to|so)|(not|non) ?technical|presentation|present(ed|ing) (to|your|something|data|results)|communicat\\w+ (\\w+ ){0,3}(to|with|complex|technical|bad)|audience',
        'Give an example of explaining data to somebody.',
        'Explain how a hash map works.',
      ],
    ],
    told: [
      [
        'explain\\w*|(not|non) ?technical|present(ed|ation|ing)|sat with|visits?|showed (it|them|him|her) to|written status|called (their|the|his|her)|workshops?|demo(ed|s)?|diagram',
        'I explained it with a drawing.',
      ],
    ],
  },
  integrity: {
    asked: [
      [
        'ethic\\w*|moral\\w*|integrity|honest\\w*|(felt|thought|knew|was|were) (was |is |it )?(wrong|unfair|against your)|(bend|break|broke) (the |a )?rules?|confidential\\w*|values',
        'Tell me about an ethical problem.',
      ],
    ],
    told: [
      [
        'honest\\w*|ethic\\w*|against (the|our) rules|refused|reported (it|him|her|this)|told the truth|stopped the|confidential\\w*|integrity|was not right',
        'I refused to sign it and reported it.',
      ],
    ],
  },
  improvement: {
    asked: [
      [
        'improv(e|ed|ing|ement\\w*)|optimi[sz]\\w+|automat\\w+|(more|made \\w+ \\w*) efficient|efficien\\w+|streamlin\\w+|saved? (time|money|costs?)|innovat\\w+|creativ\\w+',
        'Tell me about a process you improved.',
      ],
    ],
    told: [
      [
        'improv\\w+|automat\\w+|simplif\\w+|faster|reduced|cut (\\w+ )?(by|from|to)|fell by|saved|cleaned up|replaced|templates|self-service|on paper|script',
        'I automated the report.',
      ],
    ],
  },
  challenge: {
    asked: [
      [
        '(challeng\\w+|complex|complicated|hardest|toughest|difficult|tricky|ambitious|technical\\w*|interesting|big|recent|favou?rite)( \\w+){0,3} (project|problem|task|bug|issue|situation|thing|work|challenge|system|feature)|challeng\\w+|obstacles?|overc(o|a)me|difficult situation|project you',
        'Describe a challenging project.',
      ],
    ],
    told: [
      [
        'i (had|was asked|needed|took over) (to|the|an?)|we had to|without stopping|threatened|stuck|failed (at|every|when)|hard|difficult|complex|nobody',
        'We had to move it without stopping.',
      ],
    ],
  },
} satisfies Record<string, ThemeCues>

export type Theme = keyof typeof THEME_CUES

/** What came of it badly, in the title or result of a story. */
export const BAD_OUTCOMES: Cue[] = [
  [
    "(hours?|days?|weeks?|months?) (too )?late|too late|never (shipped|launched|worked|finished|recovered)|(was|were|got) (cancell?ed|scrapped|rejected|fired|dropped|abandoned|rolled back)|did not (work|ship|sell|succeed|meet|make|reach)|didn't (work|ship|sell|succeed|meet|make|reach)|could not (pay|deliver|finish|ship|keep|meet)|couldn't (pay|deliver|finish|ship|keep|meet)|fell through|went (badly|wrong)|had to (apologi[sz]e|cancel|roll|start over|refund)",
    'The export ran nine hours late.',
    'The export ran in nine hours.',
  ],
  [
    '(customers?|clients?|users?|they|he|she|team) (left|quit|complained|cancelled|churned|resigned)|(we|i) (lost|missed|failed|slipped)|failure|flop(ped)?|mistake|outage for|lesson|wrong',
    'The customer left.',
    'The customer stayed.',
  ],
]
