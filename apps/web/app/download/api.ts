import type { DownloadPlatform } from '@sightline/contracts/analytics/analytics'
import { fetchJson } from '../http.ts'

/** Requests of the download page; all throw ApiError. */
export const downloadApi = {
  /** Counts one download and returns the installer's address; null while there is no installer. */
  count: (platform: DownloadPlatform) =>
    fetchJson(
      'POST',
      '/downloads',
      async (body) =>
        (await import('@sightline/contracts/analytics/analytics')).DownloadTarget.parse(body).url,
      { platform },
    ),
}
