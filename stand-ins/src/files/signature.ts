import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  method: string
  /** Path and query as they were sent. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Why an S3 store refuses a request, by the code it answers with. */
export type SignatureError =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

/** Checks AWS Signature Version 4 as it is sent in the header `authorization`. Null when the request is good. */
export function checkSignature(
  request: SignedRequest,
  credentials: { id: string; secret: string },
): SignatureError | null {
  const { headers, body } = request
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', signedHeaders = '', signature = ''] =
    given.exec(headers.authorization ?? '') ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== credentials.id) return 'InvalidAccessKeyId'
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const scope = `${day}/${region}/s3/aws4_request`
  const digest = sha256(canonicalRequest(request, signedHeaders, payload))
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${credentials.secret}`, day))
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function canonicalRequest({ method, url, headers }: SignedRequest, signedHeaders: string, payload: string): string {
  const [path = '', query = ''] = url.split('?')
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path, parameters.join('&'), lines.join(''), signedHeaders, payload].join('\n')
}
