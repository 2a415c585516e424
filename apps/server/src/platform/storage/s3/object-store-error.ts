import { AppError } from '@fablecut/contracts/errors/app-error'

/** What operators do about errors of an S3 server, by error code. */
const ADVICE: Record<string, string> = {
  NoSuchBucket: 'the bucket does not exist: create it, or correct S3_BUCKET',
  AccessDenied: 'access is denied: the key needs the rights to read, write, delete and list objects of the bucket',
  Forbidden: 'access is denied: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the rights of the key',
  InvalidAccessKeyId: 'the access key is unknown: check S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the signature does not match: check S3_SECRET_ACCESS_KEY and S3_REGION',
  AuthorizationHeaderMalformed: 'the region is wrong: check S3_REGION',
  PermanentRedirect: 'the bucket is in another region: check S3_REGION and S3_ENDPOINT',
  RequestTimeTooSkewed: "this machine's clock is wrong",
  ENOTFOUND: 'its name cannot be resolved: check S3_ENDPOINT',
  ECONNREFUSED: 'the connection is refused: check S3_ENDPOINT, and that the server runs',
}

/** Errors that a retry cannot resolve. */
const PERMANENT = new Set(Object.keys(ADVICE).filter((code) => code !== 'ECONNREFUSED' && code !== 'ENOTFOUND'))

const RETRY_SECONDS = 5

/** A failed request to the S3 server. Its message is for users, `detail` and the cause for operators. */
export class ObjectStoreError extends AppError {
  /** One clause without secrets. */
  readonly detail: string
  readonly isPermanent: boolean

  constructor(operation: string, cause: unknown) {
    const code = codeOf(cause)
    const detail = `${operation}: ${ADVICE[code] ?? (cause instanceof Error && cause.message !== '' ? `${code}: ${cause.message}` : code)}`
    super('UNAVAILABLE', {
      message: 'Files cannot be read or stored at the moment. Please try again',
      data: { retryAfterSeconds: RETRY_SECONDS },
      cause: new Error(`Object storage: ${detail}`, { cause }),
    })
    this.name = 'ObjectStoreError'
    this.detail = detail
    this.isPermanent = PERMANENT.has(code)
  }
}

/** Bytes that are not those that were stored. */
export class CorruptObjectError extends Error {
  override name = 'CorruptObjectError'
  constructor(key: string) {
    super(`The object ${key} does not have the bytes that were stored`)
  }
}

/** As of a missing file, so that callers need not know where bytes are stored. */
export const missingObject = (key: string): Error => Object.assign(new Error(`ENOENT: there is no object ${key}`), { code: 'ENOENT' })

/** Whether the server answered that the object does not exist; not for a missing bucket. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'NoSuchKey' || code === 'NotFound' || (statusOf(error) === 404 && code !== 'NoSuchBucket' && code !== 'NoSuchUpload')
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  if (statusOf(error) === 403 && ['Unknown', 'UnknownError', '403'].includes(error.name)) return 'Forbidden'
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : error.name
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode
