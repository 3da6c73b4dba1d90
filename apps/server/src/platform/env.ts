// Longer than other files: one schema holds every setting of the server.
import { listLabels, REMOTE_LANGUAGES } from '@sightline/languages/registry'
import { z } from 'zod'
import { mayBeUnencrypted } from './database-tls.ts'
import { models, transcribers } from './model-lists.ts'

const port = z.coerce.number().int().min(0).max(65535)
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash,
    'must be an origin: scheme, host and port alone',
  )
  .transform((url) => url.origin)

/**
 * An id of an analytics provider; restricted, because it is written into pages and script
 * addresses.
 */
const providerId = z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits, - and _ alone')
const webAddress = z.url({ protocol: /^https?$/ })
/** scrypt's N is 2 to this power: 32 MiB for each hash. */
const PASSWORD_HASH_COST = 15
const milliseconds = z.coerce.number().int().min(1).max(120_000)

const planIds = z
  .string()
  .regex(/^(\w+=plan_\w+)(,\w+=plan_\w+)*$/)
  .transform(
    (pairs): Record<string, string> =>
      Object.fromEntries(pairs.split(',').map((pair) => pair.split('='))),
  )
  .default({})

/**
 * Every environment variable of the server, in the order of the README. An empty value counts as
 * unset.
 */
export const EnvVariables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses to start with anything missing'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(3000).describe('Port to listen on'),
  WEB_ORIGIN: origin.describe(
    'The address people use, as in `https://sightline.example`; links in mails start with it',
  ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('How many proxies stand in front; that many hops of `X-Forwarded-For` are believed'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
  SITE_DIR: z
    .string()
    .optional()
    .describe('Folder of the built site; without it the server answers `/api` alone'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder of the embedded database and of files; `memory://` keeps nothing'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'PostgreSQL to use instead of the embedded database; with `?sslmode=require` or stricter in `production`, except on this machine',
    ),
  DATABASE_WITHOUT_TLS: z
    .enum(['yes'])
    .optional()
    .describe(
      '`yes` allows a database without TLS in `production`, where a private network alone is between it and the server',
    ),
  AUTH_SECRET: z.string().min(32).describe('At least 32 random characters; keys codes and cookies'),
  PASSWORD_HASH_COST: z.coerce
    .number()
    .int()
    .min(10)
    .max(20)
    .default(PASSWORD_HASH_COST)
    .describe(
      'Work of hashing a password: each one more doubles it; `production` takes no less than 15',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .describe('Mail server, as in `smtps://user:password@mail.example`'),
  MAIL_FROM: z
    .string()
    .default('Sightline <no-reply@sightline.example>')
    .describe('Sender of all mail'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Google sign-in; off unless set together with its secret'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Secret of that client'),
  GOOGLE_DISCOVERY_URL: z
    .url()
    .default('https://accounts.google.com/.well-known/openid-configuration')
    .describe('OpenID discovery document of the sign-in provider'),
  IP_LOOKUP_URL: z
    .url()
    .optional()
    .describe(
      'Service that answers `{"ip":"…"}`; tells the public address of a machine on a private network',
    ),
  EXCHANGE_RATES_URL: z
    .url()
    .optional()
    .describe('Service that answers `{"rates":{"INR":…}}` at `/USD` and `/INR` under this address'),
  RAZORPAY_KEY_ID: z
    .string()
    .optional()
    .describe('Payments; nothing can be bought unless it is set together with its secret'),
  RAZORPAY_KEY_SECRET: z.string().optional().describe('Secret of that key'),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Secret that webhooks are signed with; two with a comma between them while it changes',
    ),
  RAZORPAY_PLAN_IDS: planIds.describe(
    'The provider’s id of each plan, as in `Basic=plan_a,Pro=plan_b,Premium=plan_c`; a plan without one is not sold',
  ),
  RAZORPAY_API_URL: z
    .url()
    .default('https://api.razorpay.com')
    .describe('Address of the payment provider'),
  RAZORPAY_CHECKOUT_URL: z
    .url()
    .default('https://checkout.razorpay.com/v1/checkout.js')
    .describe('Script of its checkout'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket for uploaded files; without it they are kept in `DATA_DIR`'),
  S3_REGION: z.string().default('auto').describe('Region of that bucket'),
  S3_ENDPOINT: z.url().optional().describe('Address of an S3-compatible store other than Amazon’s'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key of the store; goes with `S3_BUCKET`'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key'),
  MODELS: models.describe(
    'Language models in order of preference, as in `anthropic:NAME,openai:NAME,openai-compatible:NAME@URL`; `+images` after the NAME of a model that takes images, as in `openai:NAME+images`; the built-in coach stands last, and alone without any',
  ),
  ANTHROPIC_API_KEY: z.string().optional().describe('Key of the `anthropic` models'),
  ANTHROPIC_API_URL: webAddress
    .default('https://api.anthropic.com/v1')
    .describe('Address of their provider'),
  OPENAI_API_KEY: z.string().optional().describe('Key of the `openai` models'),
  OPENAI_API_URL: webAddress
    .default('https://api.openai.com/v1')
    .describe('Address of their provider'),
  OPENAI_COMPATIBLE_API_KEY: z
    .string()
    .optional()
    .describe('Key of the `openai-compatible` models; a local one may need none'),
  MODEL_FIRST_WORDS_MS: milliseconds
    .default(8000)
    .describe('How long a model may take to its first words before the next one is asked'),
  MODEL_TOKENS_PER_INTERVIEW: z.coerce
    .number()
    .int()
    .min(0)
    .default(200_000)
    .describe('Tokens, in and out, that one interview may use; after that the coach answers'),
  TRANSCRIBER: transcribers.describe(
    'Models that turn speech into words, in order of preference: `openai-realtime:NAME@URL`, which hears live sessions while people speak (`/realtime` is under the address; `+vad` after the NAME of a model that finds the ends of sentences itself), and `openai-compatible:NAME@URL`, which also turns spoken answers into words (`/audio/transcriptions` is under the address); without any the browser does, or people type',
  ),
  TRANSCRIBER_API_KEY: z
    .string()
    .optional()
    .describe('Key of the `openai-compatible` transcriber; a local one may need none'),
  REALTIME_TRANSCRIBER_API_KEY: z
    .string()
    .optional()
    .describe('Key of the `openai-realtime` transcriber; a local one may need none'),
  INSTALLERS_DIR: z
    .string()
    .optional()
    .describe(
      'Folder of the desktop helper’s installers with their `SHA256SUMS`, as `npm run desktop:build` makes it; without it the download page says that the helper is not out yet',
    ),
  WINDOWS_INSTALLER_URL: webAddress
    .optional()
    .describe(
      'Address of an installer for Windows that is offered instead of the one in the folder',
    ),
  TAG_MANAGER_ID: providerId
    .optional()
    .describe(
      'Container of a tag manager, as in `GTM-ABC123`; like all three providers, it is loaded after consent alone',
    ),
  TAG_MANAGER_URL: webAddress
    .default('https://www.googletagmanager.com/gtm.js')
    .describe('Script of the tag manager'),
  PIXEL_ID: providerId.optional().describe('Advertising pixel; off unless set'),
  PIXEL_URL: webAddress
    .default('https://connect.facebook.net/en_US/fbevents.js')
    .describe('Script of the advertising pixel'),
  INSIGHT_ID: providerId
    .optional()
    .describe('Partner of the professional network’s insight tag; off unless set'),
  INSIGHT_URL: webAddress
    .default('https://snap.licdn.com/li.lms-analytics/insight.min.js')
    .describe('Script of the insight tag'),
  CODE_RUNNER_URL: webAddress
    .optional()
    .describe(
      `Code runner: a service with Piston’s interface at \`/api/v2\` under this address. Without it ${listLabels(REMOTE_LANGUAGES)} are not run`,
    ),
  CODE_RUNNER_TOKEN: z
    .string()
    .optional()
    .describe('Sent to the code runner as the header `Authorization`'),
  CODE_RUNNER_LIMIT_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(30_000)
    .default(3000)
    .describe(
      'Time limit of a run on the code runner, at most the limit that the code runner itself has',
    ),
  GREENHOUSE_URL: webAddress
    .default('https://boards-api.greenhouse.io')
    .describe('Address of Greenhouse’s boards; like those below, it is read without a key'),
  GREENHOUSE_EU_URL: webAddress
    .default('https://boards-api.eu.greenhouse.io')
    .describe('Address of its boards in the EU'),
  LEVER_URL: webAddress.default('https://api.lever.co').describe('Address of Lever’s boards'),
  LEVER_EU_URL: webAddress
    .default('https://api.eu.lever.co')
    .describe('Address of its boards in the EU'),
  ASHBY_URL: webAddress.default('https://api.ashbyhq.com').describe('Address of Ashby’s boards'),
  WORKABLE_URL: webAddress
    .default('https://apply.workable.com')
    .describe('Address of Workable’s boards'),
  SMARTRECRUITERS_URL: webAddress
    .default('https://api.smartrecruiters.com')
    .describe('Address of SmartRecruiters’ boards'),
  RECRUITEE_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .default('https://{company}.recruitee.com')
    .describe('Address of a company at Recruitee, with `{company}` for its name'),
  COMPANIES_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file of the companies that every user’s list begins with, instead of those that ship: name, provider, region and token of each',
    ),
  READABLE_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(origin))
    .describe(
      'Origins of a private network whose pages may be read as postings all the same, with commas between them; none in `production`',
    ),
  SUPPORT_EMAIL: z.string().default('').describe('Shown on help pages'),
  SUPPORT_PHONE: z.string().default('').describe('Shown on help pages'),
  POSTAL_ADDRESS: z.string().default('').describe('Shown on help pages'),
  INSTAGRAM_URL: z.string().default('').describe('Social link'),
  LINKEDIN_URL: z.string().default('').describe('Social link'),
  YOUTUBE_URL: z.string().default('').describe('Social link'),
})

export type Env = Readonly<z.infer<typeof EnvVariables>>

const CONTACT_VARIABLES = [
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'POSTAL_ADDRESS',
  'INSTAGRAM_URL',
  'LINKEDIN_URL',
  'YOUTUBE_URL',
] as const

/** The variables of contact details and social links that are empty, so that pages hide them. */
export const unsetContactVariables = (env: Env) =>
  CONTACT_VARIABLES.filter((name) => env[name] === '')

/** An invalid configuration. The message lists every invalid variable, one per line. */
export class EnvError extends Error {}

/**
 * Reads the configuration. @throws EnvError naming all problems at once; values are never repeated,
 * since they may be secret.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = EnvVariables.safeParse(set)
  const problems = new Map(crossVariableProblems(set))
  for (const issue of result.error?.issues ?? []) {
    const name = issue.path.join('.')
    problems.set(name, name in set ? issue.message : 'missing')
  }
  if (result.success && problems.size === 0) return Object.freeze(result.data)
  const lines = [...problems].map(([name, problem]) => `  ${name}: ${problem}${describe(name)}`)
  throw new EnvError(`The configuration is not complete:\n${lines.join('\n')}`)
}

/** Finds problems that concern several variables together, or production only. */
function* crossVariableProblems(
  set: Record<string, string | undefined>,
): Generator<[name: string, problem: string]> {
  if (!set.GOOGLE_CLIENT_ID !== !set.GOOGLE_CLIENT_SECRET) {
    yield [
      set.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID',
      'missing: the client id and its secret go together',
    ]
  }
  const razorpay = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']
  if (razorpay.some((name) => set[name]))
    for (const name of razorpay) if (!set[name]) yield [name, 'missing']
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    if (set.S3_BUCKET && !set[name]) yield [name, 'missing']
  for (const [provider, name] of [
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['openai', 'OPENAI_API_KEY'],
  ] as const)
    if (
      set.MODELS?.split(',').some((entry) => entry.trim().startsWith(`${provider}:`)) &&
      !set[name]
    )
      yield [name, `missing: MODELS names ${provider}`]
  if (set.NODE_ENV !== 'production') return
  if (!set.WEB_ORIGIN?.startsWith('https://')) yield ['WEB_ORIGIN', 'must be https in production']
  if (!set.DATABASE_URL) yield ['DATABASE_URL', 'missing: production runs on PostgreSQL']
  else if (mayBeUnencrypted(set.DATABASE_URL) && set.DATABASE_WITHOUT_TLS !== 'yes')
    yield ['DATABASE_URL', UNENCRYPTED_DATABASE]
  if (Number(set.PASSWORD_HASH_COST ?? PASSWORD_HASH_COST) < PASSWORD_HASH_COST)
    yield ['PASSWORD_HASH_COST', `must be ${PASSWORD_HASH_COST} or more in production`]
  if (set.READABLE_ORIGINS) yield ['READABLE_ORIGINS', 'must not be set in production']
  if (!set.SITE_DIR) yield ['SITE_DIR', 'missing: build the site first']
  for (const name of THIRD_PARTY_ADDRESSES)
    if (set[name]?.split(',').some(isUnencrypted)) yield [name, UNENCRYPTED_PROBLEM]
}

/** The variables that hold addresses of other services, some of them within a list. */
const THIRD_PARTY_ADDRESSES = [
  'SMTP_URL',
  'GOOGLE_DISCOVERY_URL',
  'IP_LOOKUP_URL',
  'EXCHANGE_RATES_URL',
  'RAZORPAY_API_URL',
  'RAZORPAY_CHECKOUT_URL',
  'S3_ENDPOINT',
  'MODELS',
  'ANTHROPIC_API_URL',
  'OPENAI_API_URL',
  'TRANSCRIBER',
  'WINDOWS_INSTALLER_URL',
  'TAG_MANAGER_URL',
  'PIXEL_URL',
  'INSIGHT_URL',
  'CODE_RUNNER_URL',
  'GREENHOUSE_URL',
  'GREENHOUSE_EU_URL',
  'LEVER_URL',
  'LEVER_EU_URL',
  'ASHBY_URL',
  'WORKABLE_URL',
  'SMARTRECRUITERS_URL',
  'RECRUITEE_URL',
]

const UNENCRYPTED_DATABASE =
  'must demand TLS in production: add ?sslmode=require or stricter, or set DATABASE_WITHOUT_TLS=yes on a private network'

const UNENCRYPTED_PROBLEM =
  'must be encrypted in production: https://, wss:// or smtps://, except on this machine'

/** True for an address, or a model with an address, that is reached over a network without TLS. */
function isUnencrypted(entry: string): boolean {
  const address = entry.match(/\b(?:http|ws|smtp):\/\/\S*/i)?.[0]
  if (!address || !URL.canParse(address)) return false
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}

const describe = (name: string) => {
  const variable = EnvVariables.shape[name as keyof typeof EnvVariables.shape]
  return variable?.description ? ` (${variable.description})` : ''
}
