import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const MAX_SKEW_MS = 15 * 60_000
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string }

/** The S3 error code for a request whose AWS Signature Version 4 is not that of the keys; null for a valid one. */
export function findSignatureError(request: IncomingMessage, body: Buffer, keys: Keys): string | null {
  const { authorization = '' } = request.headers
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!match) return 'AccessDenied'
  const [, accessKeyId, day, region, signedHeaders, signature] = match as unknown as [string, string, string, string, string, string]
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const date = String(request.headers['x-amz-date'])
  if (Math.abs(Date.now() - timeOf(date)) > MAX_SKEW_MS) return 'RequestTimeTooSkewed'
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url!, 'http://host')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, queryOf(url), headers.join(''), signedHeaders, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region), 's3'), 'aws4_request')
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  return signature === expected ? null : 'SignatureDoesNotMatch'
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.codePointAt(0)!.toString(16).toUpperCase()}`)

const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')

const timeOf = (date: string): number => Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
