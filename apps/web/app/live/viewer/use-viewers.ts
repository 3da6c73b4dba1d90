import { errorMessage } from '@sightline/client/errors'
import type { LiveViewer } from '@sightline/contracts/live/viewers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { liveApi } from '../api.ts'

/** How often the list is read again, to notice a device that has opened the link. */
const REFRESH_MS = 2000

type OpenedViewer = LiveViewer & { openedAt: string }

/**
 * The links of a session to other screens. `link` is an address that no device has opened yet; one
 * is created at once when no device shows the session. Null when it is opened: each link works on
 * one device.
 */
export function useViewers(sessionId: string) {
  const [created, setCreated] = useState<{ id: string; link: string } | null>(null)
  const [opened, setOpened] = useState<OpenedViewer[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  // React may run an effect twice, and a second link would replace the first.
  const hasStarted = useRef(false)

  const refresh = useCallback(async () => {
    const viewers = await liveApi.viewers(sessionId)
    const opened = viewers.filter((viewer): viewer is OpenedViewer => viewer.openedAt !== null)
    setOpened(opened)
    setCreated((created) => (opened.some(({ id }) => id === created?.id) ? null : created))
    return opened
  }, [sessionId])

  const attempt = useCallback(async (action: () => Promise<void>) => {
    setProblem(null)
    await action().catch((error: unknown) => setProblem(errorMessage(error)))
  }, [])

  const create = useCallback(
    () =>
      attempt(async () => {
        const { id, token } = await liveApi.createViewer(sessionId)
        setCreated({ id, link: `${location.origin}/live-view#key=${token}` })
      }),
    [attempt, sessionId],
  )

  const end = (viewer: string) =>
    attempt(async () => {
      await liveApi.endViewer(sessionId, viewer)
      await refresh()
    })

  useEffect(() => {
    if (!hasStarted.current) {
      hasStarted.current = true
      void attempt(async () => {
        if ((await refresh()).length === 0) await create()
      })
    }
    const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_MS)
    return () => clearInterval(timer)
  }, [attempt, create, refresh])

  return { link: created?.link ?? null, opened, problem, create, end }
}
