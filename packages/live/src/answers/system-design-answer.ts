import { earlierQuestions } from '../prompts/problem-prompts.ts'
import { upperFirst } from './background/spoken-line.ts'
import type { Asked, Draft } from './background.ts'

/** Kinds of systems that are often asked for, with what decides their design. */
const SYSTEMS = [
  {
    cue: /\b(chat|messag|whatsapp|slack)/,
    numbers: 'messages a day, people online at once, members of the largest group',
    parts:
      'connections held open by gateways, a queue per recipient, a message store ordered by conversation, push notifications',
    deep: 'the order of messages and delivery exactly once; presence; large groups',
  },
  {
    cue: /\b(feed|timeline|twitter|instagram|news)/,
    numbers: 'posts and reads a second, followers of the largest account',
    parts:
      'a post store, fan-out when writing with a cache per reader, fan-out when reading for the largest accounts, ranking',
    deep: 'fan-out when writing or when reading; deleting a post; pages of a feed that changes',
  },
  {
    cue: /\b(url shorten|short(en)? (url|link)|tiny ?url|pastebin)/,
    numbers: 'links created and followed a second, how long links live',
    parts:
      'an id generator, a key-value store, a cache in front, redirects at the edge, counting clicks apart from the redirect',
    deep: 'ids that collide or can be guessed; permanent or temporary redirects; hot links',
  },
  {
    cue: /\b(upload|file|drive|dropbox|storage|photo|image)/,
    numbers: 'files a day, median and largest size, reads for each write',
    parts:
      'uploads in parts straight to the object store, a table of files and versions, a cache at the edge, background processing',
    deep: 'resuming an upload; equal files; conflicts between devices',
  },
  {
    cue: /\b(video|stream(ing)?|youtube|netflix)/,
    numbers: 'hours uploaded a day, viewers at once, bit rates',
    parts:
      'an upload service, a queue of transcoding jobs, segments in an object store, delivery at the edge, a manifest for each quality',
    deep: 'cost of delivery; starting to play within a second; popular videos',
  },
  {
    cue: /\b(payment|wallet|bank|ledger|checkout|order)/,
    numbers: 'payments a second, the time within which a payment must be settled',
    parts:
      'an idempotent API, a ledger with double entries, an adapter for each provider, reconciliation once a day',
    deep: 'a request sent twice; what is true when the provider does not answer; refunds',
  },
  {
    cue: /\b(rate limit|throttl|quota)/,
    numbers: 'requests a second, keys, how exact a limit must be',
    parts: 'a token bucket for each key in a shared store, a local cache, a rule service',
    deep: 'clocks and races; what happens when the store is down; bursts',
  },
  {
    cue: /\b(search|autocomplete|typeahead|suggest)/,
    numbers: 'documents, queries a second, how fresh results must be',
    parts:
      'a crawler or a change stream, an inverted index in shards, ranking, a cache of frequent queries',
    deep: 'updating the index; the cost of a prefix; typing mistakes',
  },
  {
    cue: /\b(ride|uber|location|nearby|map|delivery|courier)/,
    numbers: 'drivers who report positions, how often, requests a second',
    parts: 'a position store by cells of a grid, matching, a trip with states, notifications',
    deep: 'many updates; a crowded cell; two riders and one driver',
  },
  {
    cue: /\b(notification|email|push|alert)/,
    numbers: 'notifications a day, the largest single send, the time allowed',
    parts:
      'an API with templates and preferences, a queue for each channel, workers with retries, a log of deliveries',
    deep: 'sending once; order and priority; people who opted out',
  },
]

const GENERAL = {
  numbers: 'users a day, requests a second at the peak, size of the data in a year',
  parts: 'clients, an API, the main store, a cache, a queue with workers',
  deep: 'the part that breaks first when the load grows tenfold',
}

/** What questions go on to ask about a design, with what to say to each. */
const ASKED_ON = [
  {
    cue: /\b(scale|million|billion|traffic|load|shard|partition|grow)/,
    say: 'I would find the part that breaks first, split its data by the key that most queries carry, and spread the hot keys',
  },
  {
    cue: /\b(fail|down|crash|lose|lost|outage|recover|backup|availab)/,
    say: 'I would keep reads going from a cache or a replica, queue the writes with retries, and say what may be lost',
  },
  {
    cue: /\b(consisten|race|concurren|same (?:time|file|row|document)|two (?:people|users)|edit\w*|simultaneous|collaborat|conflict|order|duplicate|exactly once)/,
    say: 'I would name one store that holds the truth, say what may be stale and for how long, and make each write safe to repeat',
  },
  {
    cue: /\b(cache|slow|latency|fast|speed|performance)/,
    say: 'I would measure the time of each step, cache what is read often and changes seldom, and say how the cache is emptied',
  },
  {
    cue: /\b(secur|abuse|attack|privacy|permission|auth|spam)/,
    say: 'I would say who may do what, check it at the server, limit each user, and encrypt what must stay private',
  },
  {
    cue: /\b(monitor|alert|metric|deploy|test|measure|log)/,
    say: 'I would watch the three numbers that tell that it works for users, and alert on each',
  },
  {
    cue: /\b(cost|cheap|expensive|money|budget)/,
    say: 'I would look at the largest part of the bill first, usually storage or traffic, and say what I give up for less',
  },
  {
    cue: /\b(database|sql|nosql|schema|store|table|data model)/,
    say: 'I would choose the store by its queries: list them, see which need joins or order, and take the simplest store that serves them',
  },
]
const ASKED_ON_OTHERWISE =
  'I would go to the part of the design that it changes, and say which trade-off moves'

/**
 * The outline of a system design: what to ask, what to estimate, the parts, the trade-offs and
 * where to go deep. Follow-ups keep the outline and add a point to its end; the sentence to say is
 * about what was asked last.
 */
export function systemDesignAnswer({ prompt, session }: Asked): Draft {
  const { question } = prompt
  const [problem = question, ...askedOn] = [...earlierQuestions(session.prompts, prompt), question]
  const { numbers, parts, deep } =
    SYSTEMS.find(({ cue }) => cue.test(problem.toLowerCase())) ?? GENERAL
  const outline = [
    '1. **Ask**: who uses it, the two or three things it must do, and what it need not do now.',
    `2. **Estimate**: ${numbers}. Say the numbers out loud and round them.`,
    `3. **Parts**: ${parts}.`,
    '4. **Data**: the main tables or keys, what each query needs, and what is the single truth.',
    '5. **Trade-offs**: for each choice say what you would have chosen instead, and when.',
    `6. **Go deep**: ${deep}.`,
    ...askedOn.map(
      (asked, index) => `${index + 7}. **“${asked.replace(/\s+/g, ' ')}”**: ${pointOn(asked)}.`,
    ),
  ].join('\n')
  return {
    say:
      askedOn.length === 0
        ? 'Before I draw: who uses it, and which two or three things must it do in the first version?'
        : `${upperFirst(pointOn(question))}; I’d begin with these parts: ${parts.split(', ').slice(0, 2).join(', ')}.`,
    more: [outline],
  }
}

const pointOn = (asked: string) =>
  ASKED_ON.find(({ cue }) => cue.test(asked.toLowerCase()))?.say ?? ASKED_ON_OTHERWISE
