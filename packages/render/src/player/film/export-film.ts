import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  VideoSampleSource,
} from 'mediabunny'
import type { FilmRange, RenderPlan } from '../../plan/model.ts'
import { FILM_TRUE_PEAK_DB } from '../../plan/sound/level.ts'
import { MediaFiles } from '../media-file.ts'
import type { LoadFonts, SourceOf } from '../model.ts'
import { AUDIO_BITRATE, type Encoders, videoBitrate } from './encoders.ts'
import { FilmMixer, SAMPLE_RATE } from './film-mixer.ts'
import { FilmPictures } from './film-pictures.ts'
import { Limiter } from './limiter.ts'
import { toBt709 } from './to-bt709.ts'

/** Sound is mixed this far ahead, in seconds. */
const PART_SECONDS = 2
/** Encoding adds to peaks. */
const ENCODER_HEADROOM_DB = 0.7

export type FilmExport = {
  /** With intro and outro, if the film has them. */
  readonly plan: RenderPlan
  /** Frames of the plan to export, in order. */
  readonly parts: readonly FilmRange[]
  readonly encoders: Encoders
  readonly sourceOf: SourceOf
  readonly loadFonts: LoadFonts
  /** Where the file is written. Absent: it is kept in memory and returned. */
  readonly file?: WritableStream<StreamTargetChunk>
  readonly signal: AbortSignal
  readonly onFrame: (done: number, total: number) => void
}

/**
 * Exports a film as MP4 with the encoders of this browser: pictures are drawn by the player's code, sound is mixed from the same plan. Decodes around the
 * current frame only. Returns the film, unless it was written to a file. Throws SourceFailedError, UndecodableError, encoder errors, and the signal's
 * reason when it is aborted.
 */
export async function exportFilm(request: FilmExport): Promise<Blob | null> {
  const { plan, encoders, sourceOf, signal, file } = request
  const files = new MediaFiles()
  const urlsInUse = (): ReadonlySet<string> => new Set([...pictures.urls, ...mixer.urls])
  const pictures = new FilmPictures({ plan, files, sourceOf, loadFonts: request.loadFonts, urlsInUse, signal })
  const mixer = new FilmMixer({ plan, files, sourceOf, urlsInUse })
  const target = file ? new StreamTarget(file, { chunked: true }) : new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: file ? false : 'in-memory' }), target })
  const video = new VideoSampleSource({ codec: 'avc', bitrate: videoBitrate(plan.output), keyFrameInterval: 1, latencyMode: 'quality' })
  const audio = new AudioSampleSource({ codec: encoders.audio, bitrate: AUDIO_BITRATE })
  output.addVideoTrack(video, { frameRate: plan.output.fps })
  output.addAudioTrack(audio)
  try {
    await pictures.loadFonts()
    await output.start()
    await encode(request, { pictures, mixer, video, audio })
    await output.finalize()
    return target instanceof BufferTarget && target.buffer ? new Blob([target.buffer], { type: 'video/mp4' }) : null
  } catch (error) {
    await output.cancel().catch(() => undefined)
    throw signal.aborted ? signal.reason : error
  } finally {
    pictures.dispose()
    mixer.dispose()
    files.dispose()
  }
}

type Work = {
  readonly pictures: FilmPictures
  readonly mixer: FilmMixer
  readonly video: VideoSampleSource
  readonly audio: AudioSampleSource
}

async function encode({ plan, parts, onFrame }: FilmExport, work: Work): Promise<void> {
  const { fps } = plan.output
  const sound = new SoundWriter(work.audio)
  const total = parts.reduce((sum, { startFrame, endFrame }) => sum + endFrame - startFrame, 0)
  let done = 0
  for (const part of parts.flatMap((each) => inSteps(each, Math.round(PART_SECONDS * fps)))) {
    await sound.write(await work.mixer.mix(part.startFrame, part.endFrame))
    for (let frame = part.startFrame; frame < part.endFrame; frame++) {
      await work.pictures.draw(frame)
      const sample = toBt709(work.pictures.canvas, { timestamp: done / fps, duration: 1 / fps })
      await work.video.add(sample)
      sample.close()
      onFrame(++done, total)
    }
  }
  await sound.end()
}

const inSteps = ({ startFrame, endFrame }: FilmRange, frames: number): FilmRange[] =>
  Array.from({ length: Math.ceil((endFrame - startFrame) / frames) }, (_, index) => ({
    startFrame: startFrame + index * frames,
    endFrame: Math.min(startFrame + (index + 1) * frames, endFrame),
  }))

/** Limits the mix and encodes it. */
class SoundWriter {
  private readonly limiter = new Limiter({ sampleRate: SAMPLE_RATE, ceiling: 10 ** ((FILM_TRUE_PEAK_DB - ENCODER_HEADROOM_DB) / 20) })
  private readonly source: AudioSampleSource
  private written = 0

  constructor(source: AudioSampleSource) {
    this.source = source
  }

  async write([left, right]: Float32Array[]): Promise<void> {
    await this.add(this.limiter.push(left!, right!))
  }

  async end(): Promise<void> {
    await this.add(this.limiter.flush())
  }

  private async add([left, right]: Float32Array[]): Promise<void> {
    const length = left!.length
    if (length === 0) return
    const data = new Float32Array(2 * length)
    data.set(left!)
    data.set(right!, length)
    const timestamp = this.written / SAMPLE_RATE
    const sample = new AudioSample({ data, format: 'f32-planar', numberOfChannels: 2, sampleRate: SAMPLE_RATE, timestamp })
    this.written += length
    await this.source.add(sample)
    sample.close()
  }
}
