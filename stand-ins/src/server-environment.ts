import { fileURLToPath } from 'node:url'
import {
  CODE_RUNNER_TOKEN,
  GOOGLE,
  MAIL,
  MODEL_API_KEY,
  RAZORPAY,
  RAZORPAY_PLAN_IDS,
  S3,
  TRANSCRIBER_API_KEY,
} from './credentials.ts'

/** The only address that the stand-ins listen on. */
export const HOST = '127.0.0.1'

export interface Ports {
  port: number
  smtpPort: number
}

export const originOf = ({ port }: Pick<Ports, 'port'>) => `http://${HOST}:${port}`
export const smtpUrlOf = ({ smtpPort }: Pick<Ports, 'smtpPort'>) =>
  `smtp://${MAIL.user}:${MAIL.password}@${HOST}:${smtpPort}`

/**
 * The environment variables that point a server at the stand-ins on these ports, grouped by third
 * party. The caller adds `S3_BUCKET`, `MODELS` and `TRANSCRIBER`, which turn their features on.
 */
export function serverEnvironment(ports: Ports) {
  const origin = originOf(ports)
  return {
    mail: { SMTP_URL: smtpUrlOf(ports) },
    google: {
      GOOGLE_CLIENT_ID: GOOGLE.clientId,
      GOOGLE_CLIENT_SECRET: GOOGLE.clientSecret,
      GOOGLE_DISCOVERY_URL: `${origin}/oidc/.well-known/openid-configuration`,
    },
    ipLookup: { IP_LOOKUP_URL: `${origin}/ip` },
    exchangeRates: { EXCHANGE_RATES_URL: `${origin}/rates` },
    payments: {
      RAZORPAY_KEY_ID: RAZORPAY.keyId,
      RAZORPAY_KEY_SECRET: RAZORPAY.keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY.webhookSecret,
      RAZORPAY_PLAN_IDS: Object.entries(RAZORPAY_PLAN_IDS)
        .map(([plan, id]) => `${plan}=${id}`)
        .join(','),
      RAZORPAY_API_URL: `${origin}/razorpay`,
      RAZORPAY_CHECKOUT_URL: `${origin}/razorpay/v1/checkout.js`,
    },
    objectStore: {
      S3_ENDPOINT: `${origin}/s3`,
      S3_ACCESS_KEY_ID: S3.id,
      S3_SECRET_ACCESS_KEY: S3.secret,
    },
    models: {
      ANTHROPIC_API_KEY: MODEL_API_KEY,
      ANTHROPIC_API_URL: `${origin}/models/anthropic/v1`,
      OPENAI_API_KEY: MODEL_API_KEY,
      OPENAI_API_URL: `${origin}/models/openai/v1`,
      OPENAI_COMPATIBLE_API_KEY: MODEL_API_KEY,
    },
    transcriber: { TRANSCRIBER_API_KEY, REALTIME_TRANSCRIBER_API_KEY: TRANSCRIBER_API_KEY },
    /** Turns the transcriber on as well, for live sessions. */
    speech: {
      TRANSCRIBER: `openai-realtime:stand-in@${origin}/transcriber/v1`,
      REALTIME_TRANSCRIBER_API_KEY: TRANSCRIBER_API_KEY,
    },
    boards: {
      GREENHOUSE_URL: `${origin}/boards/greenhouse`,
      GREENHOUSE_EU_URL: `${origin}/boards/greenhouse-eu`,
      LEVER_URL: `${origin}/boards/lever`,
      LEVER_EU_URL: `${origin}/boards/lever-eu`,
      ASHBY_URL: `${origin}/boards/ashby`,
      WORKABLE_URL: `${origin}/boards/workable`,
      SMARTRECRUITERS_URL: `${origin}/boards/smartrecruiters`,
      RECRUITEE_URL: `${origin}/boards/recruitee/{company}`,
      READABLE_ORIGINS: origin,
      COMPANIES_FILE: fileURLToPath(new URL('./boards/companies.json', import.meta.url)),
    },
    codeRunner: { CODE_RUNNER_URL: `${origin}/code-runner`, CODE_RUNNER_TOKEN },
  }
}
