import type { LiveKind } from '@sightline/contracts/live/kinds'

/** A question of the other side, as a recogniser gives it, with what the session knows before it. */
export interface ModelQuestion {
  kind: LiveKind
  question: string
  /** What the screen shows. */
  screen?: string
}

const WORDS =
  'Word Break\nGiven a string s and a list wordDict, return true if s can be split into words of wordDict.\nclass Solution:\n    def wordBreak(self, s: str, wordDict: List[str]) -> bool:\nExample 1:\nInput: s = "leetcode", wordDict = ["leet","code"]\nOutput: true'
const INTERVALS =
  'Merge intervals\nGiven a list of intervals, merge those that overlap.\ndef merge(intervals):\nInput: intervals = [[1,3],[2,6],[8,10]]\nOutput: [[1,6],[8,10]]'

/** Forty questions of all kinds: introductions, motivation, salary, knowledge, follow-ups, misheard words. */
export const MODEL_QUESTIONS: readonly ModelQuestion[] = [
  { kind: 'behavioral', question: 'So tell me a bit about yourself.' },
  { kind: 'behavioral', question: 'Why do you want to work here of all places?' },
  { kind: 'behavioral', question: 'What salary do you have in mind?' },
  { kind: 'behavioral', question: 'Tell me about the time the posters fail over went wrong.' },
  { kind: 'behavioral', question: 'What would you do differently?' },
  { kind: 'behavioral', question: 'Tell me about a conflict with a colleague.' },
  { kind: 'behavioral', question: 'What is your greatest weakness?' },
  { kind: 'behavioral', question: 'When could you start?' },
  { kind: 'behavioral', question: 'What are you most proud of?' },
  { kind: 'behavioral', question: 'Do you have any questions for us?' },
  { kind: 'behavioral', question: 'Cuéntame de una vez que fallaste.' },
  { kind: 'behavioral', question: 'Why did you leave your last job?' },
  { kind: 'coding', question: 'Can you solve the one on the screen?', screen: WORDS },
  { kind: 'coding', question: 'What is its complexity?' },
  { kind: 'coding', question: 'Can you do it in less space?' },
  {
    kind: 'coding',
    question: 'You are given intervals, merge the overlapping ones.',
    screen: INTERVALS,
  },
  { kind: 'coding', question: 'What if the list is empty?' },
  { kind: 'coding', question: 'How would you test it?' },
  { kind: 'coding', question: 'What is the difference between a hash map and a bee tree?' },
  { kind: 'coding', question: 'How does a hash map handle collisions?' },
  { kind: 'coding', question: 'What is a dead lock and how do you avoid one?' },
  { kind: 'coding', question: 'Reverse a linked list for me.' },
  { kind: 'system-design', question: 'Let us design a url shortener.' },
  { kind: 'system-design', question: 'And how does it scale to a million users?' },
  { kind: 'system-design', question: 'Where would you put the cash?' },
  { kind: 'system-design', question: 'What happens when the primary dies?' },
  { kind: 'system-design', question: 'How would you design a rate limiter?' },
  { kind: 'system-design', question: 'What is eventual consistency?' },
  { kind: 'sales-call', question: 'What does the pilot cost us?' },
  { kind: 'sales-call', question: 'That is more than we wanted to spend.' },
  { kind: 'sales-call', question: 'Where does our data live?' },
  { kind: 'sales-call', question: 'We are happy with what we have, to be honest.' },
  { kind: 'sales-call', question: 'Do you have a customer like us?' },
  { kind: 'sales-call', question: 'Can you send me something in writing?' },
  { kind: 'meeting', question: 'Where are we with the migration?' },
  { kind: 'meeting', question: 'Can you commit to the fifteenth?' },
  { kind: 'meeting', question: 'Who takes the load test?' },
  { kind: 'meeting', question: 'Is anything blocking you?' },
  { kind: 'meeting', question: 'What did we decide about the read replicas?' },
  { kind: 'meeting', question: 'Any risks that we should know of?' },
]

/** What the person who is asked has noted, from resume, job and a story. */
export const MODEL_NOTES = `I am Asha Radhakrishnan, backend engineer in Pune.
2019 to 2022: Kiranabook, payments. Moved settlement from nightly jobs to streams; cut delays from a day to four minutes.
2022 to now: Lumenpay, platform. I run Postgres with Patroni for 40 services. Python, Go, Kafka.
The job: senior platform engineer at Northwind. They need somebody to run their Postgres fleet and to mentor four engineers.
Story: in March a failover promoted a replica that lagged by nine seconds. I led the recovery, replayed the lost writes from Kafka in two hours, and made promotion refuse replicas that lag. No write was lost since.
The pilot costs 4,000 a month for three months. Customer data stays in Frankfurt.
Migration: 31 of 40 services moved, load test open, due on the 20th. We decided: no read replicas before June.`
