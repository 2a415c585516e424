import { ALL_FORMATS, EncodedPacketSink, Input, type InputAudioTrack, type InputVideoTrack, UrlSource } from 'mediabunny'

/** A file opened for range requests; tracks that the browser cannot decode are null. */
export type MediaFile = {
  readonly url: string
  readonly video: InputVideoTrack | null
  readonly audio: InputAudioTrack | null
  /** Its sound is there and cannot be decoded. Default: false. */
  readonly isAudioUndecodable?: boolean
  /** Timestamp of the first video frame in seconds; edit lists may shift it. */
  readonly firstVideoSecond: number
  /** First timestamp of the file in seconds; audio times are relative to it. */
  readonly firstSecond: number
  /** Frames per second; null if unknown. */
  readonly videoFps: number | null
  /** Bytes per decoded frame, for memory limits. */
  readonly frameBytes: number
}

/** The browser cannot decode the codec or the container is unknown. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError'
}

class ServerError extends Error {
  override readonly name = 'ServerFault'
}

const MAX_RETRIES = 3
const RETRY_SECONDS = 1
/** Cache size per file. */
const CACHE_BYTES = 12 * 1024 * 1024
const MAX_OPEN = 12
/** Containers round frame durations, some to the millisecond: measured rates are snapped to these. */
const STANDARD_FRAME_RATES = [12, 15, 24_000 / 1001, 24, 25, 30_000 / 1001, 30, 48, 50, 60_000 / 1001, 60]
const RATE_TOLERANCE = 0.0005
const COARSE_RATE_TOLERANCE = 0.02

/** Throws on network errors and 5xx, which are retried; 4xx are not. */
async function fetchOrThrow(request: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init)
  if (response.status >= 500) throw new ServerError(`${response.status} ${response.statusText}`)
  return response
}

const sourceAt = (url: string): UrlSource =>
  new UrlSource(url, {
    maxCacheSize: CACHE_BYTES,
    fetchFn: fetchOrThrow,
    getRetryDelay: (attempts) => (attempts <= MAX_RETRIES ? RETRY_SECONDS : null),
    // The reader waiting for the data gets the error.
    handleUnhandledError: () => undefined,
  })

async function frameRateOf(video: InputVideoTrack): Promise<number | null> {
  const first = await new EncodedPacketSink(video).getFirstPacket({ metadataOnly: true })
  if (!first || first.duration <= 0) return null
  const measured = 1 / first.duration
  const near = (limit: number) => STANDARD_FRAME_RATES.find((rate) => Math.abs(rate / measured - 1) < limit)
  return near(RATE_TOLERANCE) ?? near(COARSE_RATE_TOLERANCE) ?? measured
}

async function readMediaFile(url: string, input: Input): Promise<MediaFile> {
  if (!(await input.canRead())) throw new UndecodableError(`not a media file known here: ${url}`)
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
  const [canShow, canPlay] = await Promise.all([video?.canDecode() ?? false, audio?.canDecode() ?? false])
  return {
    url,
    video: canShow ? video : null,
    audio: canPlay ? audio : null,
    ...(audio && !canPlay && { isAudioUndecodable: true }),
    firstVideoSecond: canShow && video ? await video.getFirstTimestamp() : 0,
    firstSecond: Math.max(0, await input.getFirstTimestamp()),
    videoFps: canShow && video ? await frameRateOf(video) : null,
    frameBytes: video ? (await video.getDisplayWidth()) * (await video.getDisplayHeight()) * 1.5 : 0,
  }
}

type OpenFile = { readonly input: Input; readonly file: Promise<MediaFile> }

/** LRU cache of open files by URL; a reader whose file is evicted opens it again. */
export class MediaFiles {
  private readonly openFiles = new Map<string, OpenFile>()

  /** `inUse`: URLs that must not be evicted. Throws UndecodableError or a network error. */
  open(url: string, inUse: ReadonlySet<string>): Promise<MediaFile> {
    const known = this.openFiles.get(url)
    this.openFiles.delete(url)
    const entry = known ?? this.read(url)
    this.openFiles.set(url, entry)
    this.closeOldest(inUse)
    return entry.file
  }

  /** Closes a file; the next `open` fetches it again. */
  evict(url: string): void {
    this.openFiles.get(url)?.input.dispose()
    this.openFiles.delete(url)
  }

  dispose(): void {
    for (const url of this.openFiles.keys()) this.evict(url)
  }

  private read(url: string): OpenFile {
    const input = new Input({ source: sourceAt(url), formats: ALL_FORMATS })
    const file = readMediaFile(url, input)
    file.catch(() => this.removeEntry(url, input))
    return { input, file }
  }

  private removeEntry(url: string, input: Input): void {
    if (this.openFiles.get(url)?.input === input) this.evict(url)
  }

  private closeOldest(inUse: ReadonlySet<string>): void {
    for (const url of this.openFiles.keys()) {
      if (this.openFiles.size <= MAX_OPEN) return
      if (!inUse.has(url)) this.evict(url)
    }
  }
}
