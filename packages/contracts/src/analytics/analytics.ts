import * as z from 'zod/mini'
import { Text } from '../text/text.ts'

/**
 * POST /api/page-views: the path of the page, without query and hash, and nothing about the
 * visitor.
 */
export const PageView = z.strictObject({
  path: Text.check(z.regex(/^\/[^?#\s]*$/, 'must be a path'), z.maxLength(200)),
})

export const DownloadPlatform = z.enum(['windows', 'linux'])
export type DownloadPlatform = z.infer<typeof DownloadPlatform>

/**
 * POST /api/downloads: counts a download and returns the installer's address, or null while there
 * is none for that system. GET /api/downloads/:platform redirects to it.
 */
export const Download = z.strictObject({ platform: DownloadPlatform })
export const DownloadTarget = z.object({ url: z.nullable(z.url()) })
