import { z } from 'zod'

/** POST /api/page-views: which page, and nothing of who looks at it. A query or a hash is no part of it. */
export const PageView = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^?#\s]*$/, 'must be a path')
    .max(200),
})

export const DownloadPlatform = z.enum(['windows'])

/** POST /api/downloads: counts one and tells where the installer is; null while there is none. GET /api/downloads/:platform goes there. */
export const Download = z.strictObject({ platform: DownloadPlatform })
export const DownloadTarget = z.object({ url: z.url().nullable() })
