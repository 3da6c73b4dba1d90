import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { S3 } from '../credentials.ts'
import type { ObjectStore } from './object-store.ts'
import { checkSignature } from './signature.ts'

const OBJECT_MAX_BYTES = 16 * 1024 * 1024
const STATUS = {
  NoSuchKey: 404,
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
}

const sendError = (reply: FastifyReply, code: keyof typeof STATUS) =>
  reply
    .code(STATUS[code])
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )

type Address = { Params: { '*': string } }

/**
 * Speaks the S3 protocol with addresses of the form `/bucket/key`: puts, gets, heads and deletes
 * single objects.
 */
export const s3Routes: FastifyPluginAsync<{ control: Control; objects: ObjectStore }> = async (
  app,
  { control, objects },
) => {
  applyControl(app, { control, name: 's3', wrongBody: '<?xml version="1.0"?><Welcome/>' })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: OBJECT_MAX_BYTES },
    async (_request: unknown, body: Buffer) => body,
  )
  app.addHook('preHandler', async ({ method, raw, headers, body }, reply) => {
    const request = {
      method,
      url: raw.url ?? '',
      headers,
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    }
    const error = checkSignature(request, S3)
    if (error) return sendError(reply, error)
  })

  app.put<Address>('/*', async ({ params, headers, body }, reply) => {
    const etag = objects.put(params['*'], {
      bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      contentType: headers['content-type'] ?? 'binary/octet-stream',
      cacheControl: headers['cache-control'],
    })
    return reply.header('etag', etag).send()
  })

  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async ({ params }, reply) => {
      const object = objects.get(params['*'])
      if (!object) return sendError(reply, 'NoSuchKey')
      const { bytes, contentType, cacheControl, etag, storedAt } = object
      reply.headers({
        etag,
        'last-modified': storedAt.toUTCString(),
        ...(cacheControl && { 'cache-control': cacheControl }),
      })
      return reply.type(contentType).send(bytes)
    },
  })

  // Deleting an object that does not exist succeeds, as on Amazon S3.
  app.delete<Address>('/*', async ({ params }, reply) => {
    objects.delete(params['*'])
    return reply.code(204).send()
  })
}
