import type { BoardProvider } from '@sightline/contracts/postings/kinds'
import type { BoardAddress } from './addresses.ts'

export type NamedBoard = BoardAddress & { name: string }

/** Names and tokens, `Name=token` where the token is not the name in small letters. */
const COMPANIES: Partial<Record<BoardProvider, string>> = {
  greenhouse: `
    Stripe, Airbnb, Cloudflare, Datadog, Figma, Anthropic, Databricks, Discord, Dropbox, GitLab,
    Reddit, Robinhood, Coinbase, Instacart, Lyft, Pinterest, Asana, Brex, MongoDB, Elastic, Twilio,
    Okta, Duolingo, Affirm, Airtable, Samsara, Scale AI=scaleai, Vercel, Fastly,
    Cockroach Labs=cockroachlabs, Gusto, Flexport, Roblox, Squarespace, N26, Monzo, Adyen, Celonis,
    HelloFresh, Contentful, Postman, Thumbtack, Mozilla, Intercom, Checkr, Faire, Webflow, Toast`,
  lever: 'Palantir, Spotify, Plaid, Mistral AI=mistral, Veeva, Binance, Wealthfront',
  ashby: `
    OpenAI=openai, Ramp, Linear, Notion, PostHog, Supabase, Replit, ElevenLabs, Deel, Vanta, Cohere,
    Modal, Sentry, Zapier, 1Password=1password, Benchling`,
  workable: 'Hugging Face=huggingface',
  smartrecruiters: 'Visa=Visa, Bosch=BoschGroup',
  recruitee: 'bunq, Channable',
}

/** The companies that everybody's list begins with. */
export const SHIPPED_COMPANIES: NamedBoard[] = Object.entries(COMPANIES).flatMap(
  ([provider, names]) =>
    names.split(',').map((entry) => {
      const [name = '', token = name.toLowerCase()] = entry.trim().split('=')
      return { name, provider: provider as BoardProvider, region: 'global' as const, token }
    }),
)
