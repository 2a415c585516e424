/** Access to a bucket of an S3-compatible server. */
export type S3Settings = {
  /** Null: Amazon's server of the region. */
  readonly endpoint: string | null
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is in the path of URLs rather than in their host name. */
  readonly forcePathStyle: boolean
}

type Variables = {
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly S3_FORCE_PATH_STYLE?: 'on' | 'off' | undefined
}

/** The bucket of the settings, null when files are stored on the disk, or one sentence about a setting that is missing. */
export function toS3Settings(read: Variables): { settings: S3Settings | null } | { error: string } {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = read
  const used = Object.entries({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE })
  const first = used.find(([, value]) => value !== undefined)
  if (!first) return { settings: null }
  if (S3_BUCKET === undefined) return { error: missing(first[0], 'S3_BUCKET') }
  if (S3_ACCESS_KEY_ID === undefined) return { error: missing(first[0], 'S3_ACCESS_KEY_ID') }
  if (S3_SECRET_ACCESS_KEY === undefined) return { error: missing(first[0], 'S3_SECRET_ACCESS_KEY') }
  return {
    settings: {
      endpoint: S3_ENDPOINT ?? null,
      bucket: S3_BUCKET,
      region: S3_REGION ?? 'us-east-1',
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      forcePathStyle: S3_FORCE_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_FORCE_PATH_STYLE === 'on',
    },
  }
}

const missing = (present: string, name: string): string =>
  `${present} is set, but ${name} is not. Set ${name} too, or unset all S3_ variables to store files on the disk.`
