import type { Box } from '../../draw/context.ts'
import { BOOKEND_BACKGROUND, taglineSlidePx } from '../../draw/bookend.ts'
import { LOGO_FADE_SECONDS, TAGLINE_SLIDE_SECONDS } from '../../plan/bookends.ts'
import type { PictureSpan } from '../../plan/model.ts'
import { inputFile } from '../ffmpeg.ts'
import type { SegmentJob } from '../jobs.ts'
import { fadeFilters, fillFrame, overFrame } from './picture-filters.ts'
import type { MediaFacts } from '../probe-media.ts'
import { sourceWindow } from '../source-window.ts'

export type Source = { readonly path: string; readonly facts: MediaFacts }
export type Drawn = { readonly path: string; readonly box: Box }

/** A picture with all that its drawing needs on this machine. */
export type ReadyPicture = {
  readonly span: PictureSpan
  readonly source?: Source
  readonly drawn?: Drawn
  /** Of a bookend, whose `drawn` is the logo. */
  readonly tagline?: Drawn
}
/** A drawing over a range of the segment; frames, end exclusive. */
export type ReadyOverlay = {
  readonly drawn: Drawn
  readonly fromFrame: number
  readonly toFrame: number
  /** Of a file with several drawings: when each begins to show, in frames from `fromFrame`. */
  readonly changes?: readonly number[]
}

export type ReadySegment = {
  readonly job: SegmentJob
  readonly base: ReadyPicture
  readonly layers: readonly ReadyPicture[]
  readonly overlays: readonly ReadyOverlay[]
}

export type FilterGraph = { readonly inputs: readonly string[]; readonly filter: string; readonly output: string }

/** Collects inputs and chains; each chain reads and makes named links. */
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

const drawnInput = ({ path, box }: Drawn, fps: number): string[] =>
  `-f rawvideo -pixel_format rgba -video_size ${box.width}x${box.height} -framerate ${fps} -protocol_whitelist file,pipe -i`
    .split(' ')
    .concat(`file:${path}`)

/** RGB drawings in the film's colours; a single frame costs nothing. */
const GROUND_COLORS = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const DRAWN_COLORS = 'scale=out_color_matrix=bt709:out_range=tv,format=yuva420p'

/** Holds the last frame when the source runs out (ED-49), and ends exactly. */
const exactly = (frames: number, fps: number): string =>
  `tpad=stop_mode=clone:stop_duration=${(frames / fps + 1).toFixed(3)},trim=end_frame=${frames}`

/** One frame repeated. */
const repeated = (frames: number, fps: number): string =>
  `trim=end_frame=1,loop=loop=-1:size=1:start=0,settb=1/${fps},setpts=N,trim=end_frame=${frames}`

function videoInput(graph: GraphBuilder, picture: ReadyPicture, skippedFrames: number, frames: number, fps: number): string {
  const { span, source } = picture
  if (span.picture.kind !== 'video' || !source) throw new Error('not a video')
  const { durationSeconds, fps: sourceFps } = source.facts
  const window = sourceWindow(span.picture, { skippedFrames, frames, fps }, { durationSeconds, leastSeconds: 1 / (sourceFps || fps) })
  const seek = window.startSeconds > 0 ? ['-ss', window.startSeconds.toFixed(6)] : []
  return graph.input(inputFile(source.path, [...seek, '-t', window.lengthSeconds.toFixed(6)]))
}

/** `setpts` before `fps`: what is left over at double speed is dropped before it is scaled. */
const playedAt = (speed: number, fps: number): string => `setpts=(PTS-STARTPTS)/${speed},fps=${fps}:start_time=0`

function basePicture(graph: GraphBuilder, picture: ReadyPicture, job: SegmentJob): string {
  const { width, height, fps } = job.output
  const fades = fadeFilters(picture.span, fps, false)
  const { source, drawn, span } = picture
  const end = ['setsar=1', ...fades].join(',')
  if (span.picture.kind === 'video' && source) {
    const input = videoInput(graph, picture, 0, job.frames, fps)
    const frames = `${playedAt(span.picture.speed, fps)},${fillFrame(source.facts, job.output, 'b')}`
    return graph.chain([input], `${frames},${exactly(job.frames, fps)},${end}`, 'base')
  }
  if (span.picture.kind === 'image' && source) {
    return graph.chain([stillOnBlack(graph, source, job)], `${repeated(job.frames, fps)},${end}`, 'base')
  }
  if (drawn && picture.tagline) return bookendPicture(graph, job, drawn, picture.tagline)
  if (drawn) {
    const input = graph.input(drawnInput(drawn, fps))
    return graph.chain([input], `${GROUND_COLORS},${repeated(job.frames, fps)},${end}`, 'base')
  }
  return graph.chain([], `color=c=black:s=${width}x${height}:r=${fps},format=yuv420p,trim=end_frame=${job.frames},setsar=1`, 'base')
}

/** The logo fades in, the tagline comes up and slows down (E-366). */
function bookendPicture(graph: GraphBuilder, job: SegmentJob, logo: Drawn, tagline: Drawn): string {
  const { width, height, fps } = job.output
  const appearing = (drawn: Drawn, seconds: number, name: string): string =>
    graph.chain(
      [graph.input(drawnInput(drawn, fps))],
      `${DRAWN_COLORS},${repeated(job.frames, fps)},fade=t=in:st=0:d=${seconds}:alpha=1`,
      name,
    )
  const ground = `color=c=${BOOKEND_BACKGROUND.replace('#', '0x')}:s=${width}x${height}:r=${fps},format=rgb24,${GROUND_COLORS},trim=end_frame=${job.frames},setsar=1`
  graph.chain([], ground, 'ground')
  const from = `${taglineSlidePx(job.output)}*pow(1-min(t/${TAGLINE_SLIDE_SECONDS},1),3)`
  const mark = appearing(logo, LOGO_FADE_SECONDS, 'mark')
  const words = appearing(tagline, TAGLINE_SLIDE_SECONDS, 'words')
  graph.chain(['ground', mark], `overlay=${logo.box.x}:${logo.box.y}:format=yuv420`, 'marked')
  return graph.chain(['marked', words], `overlay=x=${tagline.box.x}:y='${tagline.box.y}+${from}':format=yuv420`, 'base')
}

/** Transparent parts of a still are black, whatever colour hides under them. */
function stillOnBlack(graph: GraphBuilder, source: Source, job: SegmentJob): string {
  const input = graph.input(inputFile(source.path))
  if (!source.facts.hasAlpha) return graph.chain([input], `trim=end_frame=1,${fillFrame(source.facts, job.output, 'b')}`, 'still')
  const { width, height } = source.facts
  graph.chain([input], 'trim=end_frame=1,format=rgba', 'glass')
  graph.chain([], `color=c=black:s=${width}x${height}:r=1,trim=end_frame=1,format=rgba`, 'ground')
  return graph.chain(['ground', 'glass'], `overlay=format=rgb,${fillFrame(source.facts, job.output, 'b')}`, 'still')
}

const within = (fromFrame: number, toFrame: number, job: SegmentJob): string =>
  fromFrame <= 0 && toFrame >= job.frames
    ? ''
    : `:enable='between(t,${((fromFrame - 0.5) / job.output.fps).toFixed(6)},${((toFrame - 0.5) / job.output.fps).toFixed(6)})'`

/** Moves a stream by whole frames; its time base counts them, and seconds would be cut down to the frame before. */
const movedBy = (frames: number): string => `setpts=PTS+(${frames})`

type Shown = { readonly skipped: number; readonly frames: number }

/** The chain that makes an upper picture of the right size and length, and where it stands; null where there is nothing to show. */
function layerSource(graph: GraphBuilder, picture: ReadyPicture, job: SegmentJob, { skipped, frames }: Shown) {
  const { fps } = job.output
  const { span, source, drawn } = picture
  if (drawn) return { input: graph.input(drawnInput(drawn, fps)), chain: `${DRAWN_COLORS},${repeated(frames, fps)}`, placement: drawn.box }
  if (!source) return null
  const { chain, placement } = overFrame(source.facts, job.output)
  if (span.picture.kind !== 'video') {
    return { input: graph.input(inputFile(source.path)), chain: `trim=end_frame=1,${chain},${repeated(frames, fps)}`, placement }
  }
  const input = videoInput(graph, picture, skipped, frames, fps)
  return { input, chain: `${playedAt(span.picture.speed, fps)},${chain},${exactly(frames, fps)}`, placement }
}

/** An upper picture: its own clock starts with its span, so fades stay in step where the span began in an earlier segment. */
function layerPicture(graph: GraphBuilder, below: string, picture: ReadyPicture, job: SegmentJob, index: number): string {
  const { span } = picture
  const skipped = Math.max(0, -span.startFrame)
  const frames = Math.min(span.endFrame, job.frames) - Math.max(0, span.startFrame)
  const layer = layerSource(graph, picture, job, { skipped, frames })
  if (!layer) return below
  const timed = [movedBy(skipped), ...fadeFilters(span, job.output.fps, true), movedBy(span.startFrame)].join(',')
  graph.chain([layer.input], `${layer.chain},${timed}`, `layer${index}`)
  const range = within(span.startFrame, span.endFrame, job)
  const over = `overlay=${layer.placement.x}:${layer.placement.y}:format=yuv420:eof_action=pass${range}`
  return graph.chain([below, `layer${index}`], over, `over${index}`)
}

/**
 * Each drawing stands until the next one comes. None may come before the range begins: a frame that an input reads ahead decides over
 * `enable` as well.
 */
function changing({ fromFrame, changes = [] }: ReadyOverlay, fps: number): string {
  if (changes.length < 2) return ''
  const steps = changes.map((change, index) => `${change - (changes[index - 1] ?? -fromFrame)}*gte(N,${index})`)
  return `,settb=1/${fps},setpts='${steps.join('+')}'`
}

function overlayPicture(graph: GraphBuilder, below: string, overlay: ReadyOverlay, job: SegmentJob, index: number): string {
  const { box } = overlay.drawn
  const drawn = graph.chain(
    [graph.input(drawnInput(overlay.drawn, job.output.fps))],
    `${DRAWN_COLORS}${changing(overlay, job.output.fps)}`,
    `drawn${index}`,
  )
  const range = within(overlay.fromFrame, overlay.toFrame, job)
  return graph.chain([below, drawn], `overlay=${box.x}:${box.y}:format=yuv420${range}`, `top${index}`)
}

/** The whole segment as one ffmpeg graph: base, upper rows, captions, watermark. */
export function segmentGraph(segment: ReadySegment): FilterGraph {
  const graph = new GraphBuilder()
  const base = basePicture(graph, segment.base, segment.job)
  const layered = segment.layers.reduce((below, layer, index) => layerPicture(graph, below, layer, segment.job, index), base)
  const output = segment.overlays.reduce((below, overlay, index) => overlayPicture(graph, below, overlay, segment.job, index), layered)
  return { inputs: graph.inputs, filter: graph.chains.join(';'), output }
}
