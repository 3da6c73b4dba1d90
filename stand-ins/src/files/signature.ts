import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  method: string
  /** Path and query exactly as sent, still percent-encoded. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The error codes with which S3 rejects unsigned or wrongly signed requests. */
export type SignatureError =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) =>
  createHmac('sha256', key).update(content).digest()

/**
 * Checks the AWS Signature Version 4 in the `authorization` header. Returns null if the signature
 * is right.
 */
export function checkSignature(
  request: SignedRequest,
  credentials: { id: string; secret: string },
): SignatureError | null {
  const { headers, body } = request
  const authorizationPattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', signedHeaders = '', signature = ''] =
    authorizationPattern.exec(headers.authorization ?? '') ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== credentials.id) return 'InvalidAccessKeyId'
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const scope = `${day}/${region}/s3/aws4_request`
  const digest = sha256(canonicalRequest(request, signedHeaders, payload))
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${credentials.secret}`, day))
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
    ? null
    : 'SignatureDoesNotMatch'
}

function canonicalRequest(
  { method, url, headers }: SignedRequest,
  signedHeaders: string,
  payload: string,
): string {
  const [path = '', query = ''] = url.split('?')
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path, parameters.join('&'), lines.join(''), signedHeaders, payload].join('\n')
}
