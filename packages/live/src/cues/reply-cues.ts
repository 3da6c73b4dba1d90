import type { Cue } from './cue.ts'

/** What is asked in meetings; the first that fits counts. */
export const MEETING_CUES = {
  promise: [
    [
      '(can|could|will|would) (you|we|your team)( \\w+){0,3} (commit|promise|guarantee|deliver|finish|ship|have|get|make|do)( \\w+){0,8} (by|before|until|for|to|this|next|on|the|tomorrow|today|friday|in)',
      'Can you get the report done by Friday?',
      'Can you hear me?',
    ],
  ],
  date: [
    [
      'when|by when|what date|how (soon|long)|(deadline|eta|timeline|due date)|which (day|week|month|sprint)',
      'When does it go out?',
    ],
  ],
  number: [
    [
      'how (much|many|big|far|high|often|fast)|what (percent\\w*|number|share|budget)|(numbers?|figures?|metrics?|budget|cost)',
      'How much is left?',
    ],
  ],
  blocker: [
    [
      'block\\w*|stuck|in (your|the) way|hold\\w* (you|us|it) up|waiting (on|for)|need (help|anything|something) from|impediments?',
      'Is anything blocking you?',
    ],
  ],
  status: [
    [
      "status|updates?|progress|where (are|do) (we|you)|how (is|are|did|does|s|'s)|(done|ready|finished|complete)|on track|latest|what did you (do|get|work)|working on|what('s| is) (left|new|next)|how's",
      'Where are we with the redesign?',
    ],
  ],
  who: [['who|whose|which (team|person)|owner|responsible', 'Who owns the tax service?']],
  opinion: [
    [
      '(what|how) do you (think|feel|see)|your (view|take|opinion|thoughts|preference)|(should|shall|would|could|do) (we|you) (go|choose|prefer|rather|pick|take|use|move|support|agree|recommend|suggest)|which (\\w+ ){0,3}(would|should|do)|(do you )?agree|thoughts|opinions?|are you (okay|ok|fine|happy|in favou?r)|any (concerns|objections)',
      'What do you think about four-day weeks?',
    ],
  ],
  why: [['why|how come|what (happened|went wrong|caused)|reason', 'Why did it slip?']],
} satisfies Record<string, Cue[]>

export type MeetingForm = keyof typeof MEETING_CUES

/** What customers ask or object; the first that fits counts. */
export const SALES_CUES = {
  price: [
    [
      'expensive|pric\\w+|costs?|budget\\w*|discounts?|cheap\\w*|afford\\w*|how much|per (seat|user|month)|fees?|licen[cs]\\w+|spend|pay',
      'What does it cost for sixty people?',
    ],
  ],
  competitor: [
    [
      'competitors?|alternatives?|other (tools?|vendors?|products?|providers?|solutions?)|already (\\w+ )?(use|have|using|got|work|working|with|on)|versus|vs|compar\\w+|(better|different) (than|from)|instead of|switch\\w* from|in ?house|build (it|this|our)',
      'We are already using another tool.',
    ],
  ],
  timing: [
    [
      'not (now|the right time|a good time|a priority|this (year|quarter))|later|next (quarter|year|month)|busy|bad time|good time|wait|revisit|no time|call (us|me) back',
      'Now is not a good time, maybe next quarter.',
    ],
  ],
  security: [
    [
      'secur\\w+|certific\\w+|complian\\w+|gdpr|soc ?2|iso ?\\d*|hipaa|privacy|legal|encrypt\\w*|data (is |are )?(kept|stored|protect\\w+|residen\\w+|process\\w+)|where is (our|the) data|hosted|audit\\w*|sso',
      'Are you GDPR compliant?',
    ],
  ],
  trial: [
    [
      'tri(al|als|ed|y)|pilot|test (it|drive|run)|demo|proof of concept|poc|sandbox|before we (buy|commit|sign)',
      'Can we try it before we buy?',
    ],
  ],
  rollout: [
    [
      '(set|up and) ?(up|running)|roll ?outs?|implement\\w*|onboard\\w*|migrat\\w+|go(ing)? live|get started|train(ing)?|how long (would|will|does|do)( \\w+){0,4} (take|need)|deploy\\w*',
      'How long until it is up and running?',
    ],
  ],
  hosting: [
    [
      '(own|our) servers?|on prem\\w*|self host\\w*|(run|host\\w*|install\\w*)( \\w+){0,2} (on|in) (our|the|my) \\w+',
      'Can it run on our own servers?',
    ],
  ],
  integration: [
    [
      'integrat\\w*|api|(work|works|connect\\w*|sync\\w*|plug) (with|to|into)|import|export|compatib\\w+|connectors?',
      'Does it integrate with SAP?',
    ],
  ],
  proof: [
    [
      'customers?|references?|case stud\\w+|results?|proof|proven|roi|return on|success stor\\w+|who else|evidence|guarantee',
      'Do you have customers who have seen results?',
    ],
  ],
  terms: [
    [
      'contract\\w*|terms?|cancel\\w*|commit\\w*|lock\\w*|renew\\w*|minimum|notice|sla',
      'How long is the contract?',
    ],
  ],
  support: [
    [
      '(answer|respond|react|reply)( \\w+){0,4} (broken|breaks?|wrong|down|problems?)|how (quickly|fast|soon) do you (answer|respond|react|reply)|(is|goes|gets) (broken|down|wrong)|support|help|service level|respon[sd]\\w+|account manager|when (something|it) (breaks|fails)|downtime|uptime',
      'What support do we get?',
    ],
  ],
  decision: [
    [
      '(send|email) (me|us)|talk (to|with) my|(boss|manager|team|board|partner) (first|decides|has|needs)|think about it|not (convinced|sure|interested)|need to (discuss|check|think|ask)|next steps?',
      'I need to talk to my boss first.',
    ],
  ],
} satisfies Record<string, Cue[]>

export type SalesForm = keyof typeof SALES_CUES
