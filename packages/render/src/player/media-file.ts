import { ALL_FORMATS, EncodedPacketSink, Input, type InputAudioTrack, type InputVideoTrack, UrlSource } from 'mediabunny'

/** A file that is open for reading by ranges: its tracks, where they can be decoded here. */
export type MediaFile = {
  readonly url: string
  readonly video: InputVideoTrack | null
  readonly audio: InputAudioTrack | null
  /** Seconds of the file's first picture: edit lists may move it. */
  readonly firstVideoSecond: number
  /** When the file itself begins: its sound keeps its distance to that. */
  readonly firstSecond: number
  /** Frames per second; null where that is unknown. */
  readonly videoFps: number | null
  /** Bytes per decoded frame, for limits. */
  readonly frameBytes: number
}

/** No decoder for what is in the file, or a container that is not known here. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError'
}

class ServerError extends Error {
  override readonly name = 'ServerFault'
}

const MAX_RETRIES = 3
const RETRY_SECONDS = 1
/** Of each file's bytes in memory. */
const CACHE_BYTES = 12 * 1024 * 1024
const MAX_OPEN = 12
/** Containers round a frame's length, some to the millisecond: a rate so near to one of these is that one. */
const STANDARD_FRAME_RATES = [12, 15, 24_000 / 1001, 24, 25, 30_000 / 1001, 30, 48, 50, 60_000 / 1001, 60]
const NEAR = 0.0005
const ROUGHLY = 0.02

/** Network errors and 5xx are tried again, 4xx are not. */
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
    // The reader that waits for these bytes hears of it; nobody else needs to.
    handleUnhandledError: () => undefined,
  })

async function frameRateOf(video: InputVideoTrack): Promise<number | null> {
  const first = await new EncodedPacketSink(video).getFirstPacket({ metadataOnly: true })
  if (!first || first.duration <= 0) return null
  const measured = 1 / first.duration
  const near = (limit: number) => STANDARD_FRAME_RATES.find((rate) => Math.abs(rate / measured - 1) < limit)
  return near(NEAR) ?? near(ROUGHLY) ?? measured
}

async function readMediaFile(url: string, input: Input): Promise<MediaFile> {
  if (!(await input.canRead())) throw new UndecodableError(`not a media file known here: ${url}`)
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
  const [canShow, canPlay] = await Promise.all([video?.canDecode() ?? false, audio?.canDecode() ?? false])
  return {
    url,
    video: canShow ? video : null,
    audio: canPlay ? audio : null,
    firstVideoSecond: canShow && video ? await video.getFirstTimestamp() : 0,
    firstSecond: Math.max(0, await input.getFirstTimestamp()),
    videoFps: canShow && video ? await frameRateOf(video) : null,
    frameBytes: video ? (await video.getDisplayWidth()) * (await video.getDisplayHeight()) * 1.5 : 0,
  }
}

type Kept = { readonly input: Input; readonly file: Promise<MediaFile> }

/** Open files by address, the longest unused closed first; what is closed while it is read is opened again by its reader. */
export class MediaFiles {
  private readonly kept = new Map<string, Kept>()

  /** `inUse`: addresses that must stay open. Throws UndecodableError or the network's error. */
  open(url: string, inUse: ReadonlySet<string>): Promise<MediaFile> {
    const known = this.kept.get(url)
    this.kept.delete(url)
    const entry = known ?? this.read(url)
    this.kept.set(url, entry)
    this.closeOldest(inUse)
    return entry.file
  }

  /** The next `open` fetches it anew. */
  evict(url: string): void {
    this.kept.get(url)?.input.dispose()
    this.kept.delete(url)
  }

  dispose(): void {
    for (const url of this.kept.keys()) this.evict(url)
  }

  private read(url: string): Kept {
    const input = new Input({ source: sourceAt(url), formats: ALL_FORMATS })
    const file = readMediaFile(url, input)
    file.catch(() => this.forgetEntry(url, input))
    return { input, file }
  }

  private forgetEntry(url: string, input: Input): void {
    if (this.kept.get(url)?.input === input) this.evict(url)
  }

  private closeOldest(inUse: ReadonlySet<string>): void {
    for (const url of this.kept.keys()) {
      if (this.kept.size <= MAX_OPEN) return
      if (!inUse.has(url)) this.evict(url)
    }
  }
}
