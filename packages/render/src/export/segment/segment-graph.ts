import type { Box } from '../../draw/context.ts'
import { BOOKEND_BACKGROUND, taglineSlidePx } from '../../draw/bookend.ts'
import { LOGO_FADE_SECONDS, TAGLINE_SLIDE_SECONDS } from '../../plan/bookends.ts'
import type { VisualSpan } from '../../plan/model.ts'
import { inputFile } from '../ffmpeg.ts'
import type { SegmentJob } from '../jobs.ts'
import { fadeFilters, fillFrame, overFrame } from './video-filters.ts'
import type { MediaInfo } from '../probe-media.ts'
import { sourceWindow } from '../source-window.ts'

export type Source = { readonly path: string; readonly info: MediaInfo }
export type DrawnImage = { readonly path: string; readonly box: Box }

/** A visual with its local source file or pre-rendered image. */
export type PreparedVisual = {
  readonly span: VisualSpan
  readonly source?: Source
  readonly drawn?: DrawnImage
  /** Bookends only; `drawn` is the logo. */
  readonly tagline?: DrawnImage
}
/** A pre-rendered image over a range of frames of the segment, end exclusive. */
export type PreparedOverlay = {
  readonly drawn: DrawnImage
  readonly fromFrame: number
  readonly toFrame: number
  /** For a file with several images: the first frame of each, relative to `fromFrame`. */
  readonly changes?: readonly number[]
}

export type PreparedSegment = {
  readonly job: SegmentJob
  readonly base: PreparedVisual
  readonly layers: readonly PreparedVisual[]
  readonly overlays: readonly PreparedOverlay[]
}

export type FilterGraph = { readonly inputs: readonly string[]; readonly filter: string; readonly output: string }

/** Collects the inputs and the filter chains, which are connected by named links. */
class GraphBuilder {
  readonly inputs: string[] = []
  readonly chains: string[] = []
  private count = 0

  input(args: readonly string[]): string {
    this.inputs.push(...args)
    return `${this.count++}:v:0`
  }

  chain(from: readonly string[], filters: string, to: string): string {
    this.chains.push(`${from.map((link) => `[${link}]`).join('')}${filters}[${to}]`)
    return to
  }
}

const rawImageInput = ({ path, box }: DrawnImage, fps: number): string[] =>
  `-f rawvideo -pixel_format rgba -video_size ${box.width}x${box.height} -framerate ${fps} -protocol_whitelist file,pipe -i`
    .split(' ')
    .concat(`file:${path}`)

/** Converts RGB images to BT.709 limited range. */
const OPAQUE_COLORS = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const ALPHA_COLORS = 'scale=out_color_matrix=bt709:out_range=tv,format=yuva420p'

/** Exactly `frames` frames; the last frame is held when the source ends early (ED-49). */
const padAndTrim = (frames: number, fps: number): string =>
  `tpad=stop_mode=clone:stop_duration=${(frames / fps + 1).toFixed(3)},trim=end_frame=${frames}`

/** Repeats the first frame. */
const repeatFrame = (frames: number, fps: number): string =>
  `trim=end_frame=1,loop=loop=-1:size=1:start=0,settb=1/${fps},setpts=N,trim=end_frame=${frames}`

function videoInput(graph: GraphBuilder, visual: PreparedVisual, skippedFrames: number, frames: number, fps: number): string {
  const { span, source } = visual
  if (span.picture.kind !== 'video' || !source) throw new Error('not a video')
  const { durationSeconds, fps: sourceFps } = source.info
  const window = sourceWindow(span.picture, { skippedFrames, frames, fps }, { durationSeconds, minSeconds: 1 / (sourceFps || fps) })
  const seek = window.startSeconds > 0 ? ['-ss', window.startSeconds.toFixed(6)] : []
  return graph.input(inputFile(source.path, [...seek, '-t', window.lengthSeconds.toFixed(6)]))
}

/** `setpts` before `fps`, so that frames dropped at higher speeds are not scaled. */
const retime = (speed: number, fps: number): string => `setpts=(PTS-STARTPTS)/${speed},fps=${fps}:start_time=0`

function baseChain(graph: GraphBuilder, visual: PreparedVisual, job: SegmentJob): string {
  const { width, height, fps } = job.output
  const fades = fadeFilters(visual.span, fps, false)
  const { source, drawn, span } = visual
  const end = ['setsar=1', ...fades].join(',')
  if (span.picture.kind === 'video' && source) {
    const input = videoInput(graph, visual, 0, job.frames, fps)
    const frames = `${retime(span.picture.speed, fps)},${fillFrame(source.info, job.output, 'b')}`
    return graph.chain([input], `${frames},${padAndTrim(job.frames, fps)},${end}`, 'base')
  }
  if (span.picture.kind === 'image' && source) {
    return graph.chain([stillOverBlack(graph, source, job)], `${repeatFrame(job.frames, fps)},${end}`, 'base')
  }
  if (drawn && visual.tagline) return bookendChain(graph, job, drawn, visual.tagline)
  if (drawn) {
    const input = graph.input(rawImageInput(drawn, fps))
    return graph.chain([input], `${OPAQUE_COLORS},${repeatFrame(job.frames, fps)},${end}`, 'base')
  }
  return graph.chain([], `color=c=black:s=${width}x${height}:r=${fps},format=yuv420p,trim=end_frame=${job.frames},setsar=1`, 'base')
}

/** The logo fades in; the tagline slides up and decelerates (E-366). */
function bookendChain(graph: GraphBuilder, job: SegmentJob, logo: DrawnImage, tagline: DrawnImage): string {
  const { width, height, fps } = job.output
  const appearing = (drawn: DrawnImage, seconds: number, name: string): string =>
    graph.chain(
      [graph.input(rawImageInput(drawn, fps))],
      `${ALPHA_COLORS},${repeatFrame(job.frames, fps)},fade=t=in:st=0:d=${seconds}:alpha=1`,
      name,
    )
  const ground = `color=c=${BOOKEND_BACKGROUND.replace('#', '0x')}:s=${width}x${height}:r=${fps},format=rgb24,${OPAQUE_COLORS},trim=end_frame=${job.frames},setsar=1`
  graph.chain([], ground, 'ground')
  const from = `${taglineSlidePx(job.output)}*pow(1-min(t/${TAGLINE_SLIDE_SECONDS},1),3)`
  const mark = appearing(logo, LOGO_FADE_SECONDS, 'mark')
  const words = appearing(tagline, TAGLINE_SLIDE_SECONDS, 'words')
  graph.chain(['ground', mark], `overlay=${logo.box.x}:${logo.box.y}:format=yuv420`, 'marked')
  return graph.chain(['marked', words], `overlay=x=${tagline.box.x}:y='${tagline.box.y}+${from}':format=yuv420`, 'base')
}

/** Composites a still over black, so that transparent pixels become black. */
function stillOverBlack(graph: GraphBuilder, source: Source, job: SegmentJob): string {
  const input = graph.input(inputFile(source.path))
  if (!source.info.hasAlpha) return graph.chain([input], `trim=end_frame=1,${fillFrame(source.info, job.output, 'b')}`, 'still')
  const { width, height } = source.info
  graph.chain([input], 'trim=end_frame=1,format=rgba', 'glass')
  graph.chain([], `color=c=black:s=${width}x${height}:r=1,trim=end_frame=1,format=rgba`, 'ground')
  return graph.chain(['ground', 'glass'], `overlay=format=rgb,${fillFrame(source.info, job.output, 'b')}`, 'still')
}

const enableRange = (fromFrame: number, toFrame: number, job: SegmentJob): string =>
  fromFrame <= 0 && toFrame >= job.frames
    ? ''
    : `:enable='between(t,${((fromFrame - 0.5) / job.output.fps).toFixed(6)},${((toFrame - 0.5) / job.output.fps).toFixed(6)})'`

/** Shifts timestamps by whole frames; an offset in seconds would be rounded down to the previous frame. */
const shiftedBy = (frames: number): string => `setpts=PTS+(${frames})`

type LayerRange = { readonly skipped: number; readonly frames: number }

/** Input, chain (size and duration) and placement of a layer; null without a source. */
function layerSource(graph: GraphBuilder, visual: PreparedVisual, job: SegmentJob, { skipped, frames }: LayerRange) {
  const { fps } = job.output
  const { span, source, drawn } = visual
  if (drawn)
    return { input: graph.input(rawImageInput(drawn, fps)), chain: `${ALPHA_COLORS},${repeatFrame(frames, fps)}`, placement: drawn.box }
  if (!source) return null
  const { chain, placement } = overFrame(source.info, job.output)
  if (span.picture.kind !== 'video') {
    return { input: graph.input(inputFile(source.path)), chain: `trim=end_frame=1,${chain},${repeatFrame(frames, fps)}`, placement }
  }
  const input = videoInput(graph, visual, skipped, frames, fps)
  return { input, chain: `${retime(span.picture.speed, fps)},${chain},${padAndTrim(frames, fps)}`, placement }
}

/** A layer's timestamps start with its span, so fades stay aligned when the span began in an earlier segment. */
function layerChain(graph: GraphBuilder, below: string, visual: PreparedVisual, job: SegmentJob, index: number): string {
  const { span } = visual
  const skipped = Math.max(0, -span.startFrame)
  const frames = Math.min(span.endFrame, job.frames) - Math.max(0, span.startFrame)
  const layer = layerSource(graph, visual, job, { skipped, frames })
  if (!layer) return below
  const timed = [shiftedBy(skipped), ...fadeFilters(span, job.output.fps, true), shiftedBy(span.startFrame)].join(',')
  graph.chain([layer.input], `${layer.chain},${timed}`, `layer${index}`)
  const range = enableRange(span.startFrame, span.endFrame, job)
  const over = `overlay=${layer.placement.x}:${layer.placement.y}:format=yuv420:eof_action=pass${range}`
  return graph.chain([below, `layer${index}`], over, `over${index}`)
}

/** Shows each image until the next begins. No image may start before the range: a frame read ahead from the input also controls `enable`. */
function overlayTimestamps({ fromFrame, changes = [] }: PreparedOverlay, fps: number): string {
  if (changes.length < 2) return ''
  const steps = changes.map((change, index) => `${change - (changes[index - 1] ?? -fromFrame)}*gte(N,${index})`)
  return `,settb=1/${fps},setpts='${steps.join('+')}'`
}

function overlayChain(graph: GraphBuilder, below: string, overlay: PreparedOverlay, job: SegmentJob, index: number): string {
  const { box } = overlay.drawn
  const drawn = graph.chain(
    [graph.input(rawImageInput(overlay.drawn, job.output.fps))],
    `${ALPHA_COLORS}${overlayTimestamps(overlay, job.output.fps)}`,
    `drawn${index}`,
  )
  const range = enableRange(overlay.fromFrame, overlay.toFrame, job)
  return graph.chain([below, drawn], `overlay=${box.x}:${box.y}:format=yuv420${range}`, `top${index}`)
}

/** The segment as one ffmpeg filter graph: base, layers, captions, watermark. */
export function segmentGraph(segment: PreparedSegment): FilterGraph {
  const graph = new GraphBuilder()
  const base = baseChain(graph, segment.base, segment.job)
  const layered = segment.layers.reduce((below, layer, index) => layerChain(graph, below, layer, segment.job, index), base)
  const output = segment.overlays.reduce((below, overlay, index) => overlayChain(graph, below, overlay, segment.job, index), layered)
  return { inputs: graph.inputs, filter: graph.chains.join(';'), output }
}
