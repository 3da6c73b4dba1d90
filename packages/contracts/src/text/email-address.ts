/** Without zod, so that a page can check an address without loading it. */

const MAX_LENGTH = 254
const LOCAL_PART_MAX_LENGTH = 64
/**
 * The unquoted form of RFC 5321: signs that separate addresses in a mail header are not part of it.
 */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/
/**
 * ASCII signs that have a meaning in a URL must not reach the URL parser, which converts the
 * domain.
 */
const HAS_SIGN_OF_URL = /[^a-z0-9.\u0080-\u{10ffff}-]/u

/**
 * The one spelling of an e-mail address: lower case, the domain in its ASCII form (IDNA), nothing
 * but the signs that mail servers read alike. Two spellings that reach the same mailbox either give
 * the same result or, for signs that only some programs drop (brackets, zero-width characters
 * before the @), null. Null too for text that is no address.
 */
export function normalizeEmail(text: string): string | null {
  const [localPart = '', domain = '', ...rest] = text
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .split('@')
  if (rest.length > 0 || localPart.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(localPart))
    return null
  const asciiDomain = toAsciiDomain(domain)
  const address = `${localPart}@${asciiDomain}`
  return DOMAIN.test(asciiDomain) && address.length <= MAX_LENGTH ? address : null
}

/** Empty for text that is no domain. */
function toAsciiDomain(domain: string): string {
  if (domain === '' || HAS_SIGN_OF_URL.test(domain)) return ''
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}
