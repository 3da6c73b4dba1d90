import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isSameHash, users } from '../../auth/public.ts'
import { addMs, type Clock, DAY_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import { notify } from '../../platform/events/public.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { composeMail } from '../../platform/mail/compose.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { postings, savedSearches, searchMatches } from '../table.ts'

interface Deps {
  db: Db
  env: Env
  clock: Clock
  mails: MailQueue
}

/** How many postings a mail names; it counts the others. */
const NAMED_MAX_COUNT = 20

/**
 * Mails what searches have found since the last mail, to each user at most once a day. What the user
 * has seen or what has gone meanwhile is left out.
 */
export async function mailMatches(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const isUnmailed = and(savedSearches.isMailed, isNull(searchMatches.mailedAt))
  const due = await db
    .select({ ownerId: savedSearches.ownerId })
    .from(savedSearches)
    .innerJoin(searchMatches, eq(searchMatches.searchId, savedSearches.id))
    .where(isUnmailed)
    .groupBy(savedSearches.ownerId)
  for (const { ownerId } of due) await mailTo(deps, ownerId, clock())
}

async function mailTo({ db, env, mails }: Deps, ownerId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock makes two servers, and the end of mails, take turns.
    const [user] = await tx.select().from(users).where(eq(users.id, ownerId)).for('no key update')
    const isOwn = eq(savedSearches.ownerId, ownerId)
    const recent = await tx
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(isOwn, sql`${savedSearches.lastMailedAt} > ${addMs(now, -DAY_MS).toISOString()}`))
      .limit(1)
    if (!user || recent.length > 0) return
    const searches = await tx
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(isOwn, savedSearches.isMailed))
    const ids = searches.map((search) => search.id)
    if (ids.length === 0) return
    const isUnmailed = and(inArray(searchMatches.searchId, ids), isNull(searchMatches.mailedAt))
    const found = await tx
      .selectDistinct({ id: postings.id, title: postings.title, company: postings.company })
      .from(searchMatches)
      .innerJoin(postings, eq(postings.id, searchMatches.postingId))
      .where(and(isUnmailed, isNull(searchMatches.seenAt), isNull(postings.closedAt)))
      .orderBy(asc(postings.company), asc(postings.title))
    await tx.update(searchMatches).set({ mailedAt: now }).where(isUnmailed)
    if (found.length === 0) return
    await tx.update(savedSearches).set({ lastMailedAt: now }).where(inArray(savedSearches.id, ids))
    const mail = matchesMail(env, tokenOf(env, ownerId), found)
    await mails.add(tx, {
      ...mail,
      key: `search-matches:${ownerId}:${now.toISOString()}`,
      to: user.email,
    })
  })
}

/** The mail about new postings. Its last link, and its header, end these mails by one press. */
function matchesMail(
  env: Env,
  token: string,
  found: { title: string; company: string }[],
): Mail & { unsubscribeUrl: string } {
  const many = found.length === 1 ? 'A new posting' : `${found.length} new postings`
  const others = found.length - NAMED_MAX_COUNT
  const endUrl = `${env.WEB_ORIGIN}/api/saved-searches/end-mail/${token}`
  return {
    ...composeMail({
      subject: `${many} for your searches`,
      intro: [
        `${many} ${found.length === 1 ? 'fits' : 'fit'} what you search for:`,
        ...found.slice(0, NAMED_MAX_COUNT).map(({ title, company }) => `${title} – ${company}`),
        ...(others > 0 ? [`and ${others} more.`] : []),
      ],
      action: { label: 'See them', url: `${env.WEB_ORIGIN}/home/jobs` },
      outro: [`No more of these mails, by one press and without logging in: ${endUrl}`],
    }),
    unsubscribeUrl: endUrl,
  }
}

/** Names a user, and proves that a mail of ours did. */
const tokenOf = ({ AUTH_SECRET: secret }: Env, ownerId: string) =>
  `${ownerId}.${keyedHash(secret, 'end-search-mail', ownerId)}`

/** Ends the mails of all searches of a mail's reader. @throws AppError('wrong_token') */
export async function endMails({ db, env }: Deps, token: string): Promise<void> {
  const [ownerId = ''] = token.split('.')
  if (!isSameHash(token, tokenOf(env, ownerId)))
    throw new AppError('wrong_token', 'This link is not complete. Open it from the mail again.')
  await db.transaction(async (tx) => {
    await tx
      .update(savedSearches)
      .set({ isMailed: false })
      .where(eq(savedSearches.ownerId, ownerId))
    await notify(tx, ownerId, 'postings')
  })
}
