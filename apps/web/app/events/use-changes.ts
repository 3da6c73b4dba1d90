import { createAnnouncements, type Topics } from '@sightline/client/announcements'
import { shareAcrossTabs } from '@sightline/client/listening-tab'
import { useEffect, useEffectEvent } from 'react'
import { useLogInSession } from '../auth/public.ts'
import { http } from '../http.ts'

/** What the server announces to the user of this page. */
export const announcements = createAnnouncements(http, shareAcrossTabs)

/**
 * Calls `listener` when the server announces a change of one of `topics` for the signed-in user,
 * and when such an announcement may have been missed; again while it fails.
 */
export function useChanges(topics: Topics, listener: () => Promise<unknown>) {
  const session = useLogInSession()
  const userId = session.status === 'present' ? session.user.id : null
  const callListener = useEffectEvent(listener)
  useEffect(
    () => (userId === null ? undefined : announcements.watch(topics, () => callListener())),
    [topics, userId],
  )
}
