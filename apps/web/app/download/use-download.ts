import type { DownloadPlatform } from '@sightline/contracts/analytics/analytics'
import { useEffect, useRef, useState } from 'react'
import { reportDownload } from '../analytics/public.ts'
import { downloadApi } from './api.ts'

/** Narrower screens are phones, which cannot run the helper: Tailwind's `sm`. */
const WIDER_THAN_PHONES = '(width >= 40rem)'

export type DownloadState = 'still' | 'starting' | 'started'

/**
 * Begins the download of an installer once the page is shown, except on phones.
 * @param platform undefined on the page that only lists the installers
 * @param knownUrl the installer's address in the page; '' while there is none
 */
export function useDownload(
  platform: DownloadPlatform | undefined,
  knownUrl: string,
): DownloadState {
  const [state, setState] = useState<DownloadState>('still')
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current || !platform || !knownUrl) return
    if (!matchMedia(WIDER_THAN_PHONES).matches) return
    hasBegun.current = true
    setState('starting')
    start(platform, knownUrl).then(() => setState('started'))
  }, [platform, knownUrl])

  return state
}

/**
 * Counts the download, then opens the installer's address: the one in the server's response, or the
 * one in the page when the request fails.
 */
async function start(platform: DownloadPlatform, knownUrl: string) {
  const [url] = await Promise.all([
    downloadApi.count(platform).catch(() => knownUrl),
    reportDownload(),
  ])
  location.assign(url ?? knownUrl)
}
