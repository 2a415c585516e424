import type { Box } from '../../draw/context.ts'
import { BOOKEND_BACKGROUND, taglineSlidePx } from '../../draw/bookend.ts'
import { LOGO_FADE_SECONDS, TAGLINE_SLIDE_SECONDS } from '../../plan/bookends.ts'
import type { VisualSpan } from '../../plan/model.ts'
import { FIRST_PIPE, inputFile } from '../ffmpeg.ts'
import type { SegmentJob } from '../jobs.ts'
import { fadeFilters, fillFrame, overFrame } from './video-filters.ts'
import { padAndTrim, repeatFrame, retime, type Source, videoInput } from './video-input.ts'

export type DrawnImage = { readonly path: string; readonly box: Box }

/** Raw frames that this process makes, one per frame of the film; ffmpeg reads them from a pipe. */
export type PipedFrames = {
  readonly frames: AsyncIterable<Uint8Array>
  readonly width: number
  readonly height: number
  readonly pixelFormat: 'rgba' | 'yuv420p' | 'yuva420p'
}

/** A visual with its local source file, frames or pre-rendered image. */
export type PreparedVisual = {
  readonly span: VisualSpan
  readonly source?: Source
  readonly drawn?: DrawnImage
  /** Its frames, as they lie in the film: of a layer in its placement, all others as large as the output. */
  readonly piped?: PipedFrames
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
  /** Default: false. */
  readonly isCaption?: boolean
}

export type PreparedSegment = {
  readonly job: SegmentJob
  readonly base: PreparedVisual
  readonly layers: readonly PreparedVisual[]
  readonly overlays: readonly PreparedOverlay[]
}

export type FilterGraph = {
  readonly inputs: readonly string[]
  /** In the order of their pipes. */
  readonly pipes: readonly AsyncIterable<Uint8Array>[]
  readonly filter: string
  readonly output: string
}

/** Collects the inputs and the filter chains, which are connected by named links. */
class GraphBuilder {
  readonly inputs: string[] = []
  readonly chains: string[] = []
  readonly pipes: AsyncIterable<Uint8Array>[] = []
  private count = 0

  input(args: readonly string[]): string {
    this.inputs.push(...args)
    return `${this.count++}:v:0`
  }

  pipe({ frames, width, height, pixelFormat }: PipedFrames, fps: number): string {
    const address = `pipe:${FIRST_PIPE + this.pipes.length}`
    this.pipes.push(frames)
    const format = `-f rawvideo -pixel_format ${pixelFormat} -video_size ${width}x${height} -framerate ${fps} -protocol_whitelist file,pipe -i`
    return this.input([...format.split(' '), address])
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

function baseChain(graph: GraphBuilder, visual: PreparedVisual, job: SegmentJob): string {
  const { width, height, fps } = job.output
  const fades = fadeFilters(visual.span, fps, false)
  const { source, drawn, span } = visual
  const end = ['setsar=1', ...fades].join(',')
  if (visual.piped) {
    const colors = visual.piped.pixelFormat === 'rgba' ? `${OPAQUE_COLORS},` : ''
    return graph.chain([graph.pipe(visual.piped, fps)], `${colors}${end}`, 'base')
  }
  if (span.picture.kind === 'video' && source) {
    const input = graph.input(videoInput(source, span.picture, { skippedFrames: 0, frames: job.frames, fps }))
    const fill = fillFrame(source.info, job.output, 'b')
    const frames = span.picture.isFrozen
      ? `trim=end_frame=1,${fill},${repeatFrame(job.frames, fps)}`
      : `${retime(span.picture.speed, fps)},${fill},${padAndTrim(job.frames, fps)}`
    return graph.chain([input], `${frames},${end}`, 'base')
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
  if (visual.piped) return { input: graph.pipe(visual.piped, fps), chain: 'setsar=1', placement }
  const once = `trim=end_frame=1,${chain},${repeatFrame(frames, fps)}`
  if (span.picture.kind !== 'video') return { input: graph.input(inputFile(source.path)), chain: once, placement }
  const input = graph.input(videoInput(source, span.picture, { skippedFrames: skipped, frames, fps }))
  if (span.picture.isFrozen) return { input, chain: once, placement }
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

function partChain(graph: GraphBuilder, whole: string, { part }: SegmentJob): string {
  if (!part) return whole
  return graph.chain([whole], `trim=start_frame=${part.fromFrame}:end_frame=${part.toFrame},setpts=PTS-STARTPTS`, 'part')
}

/** Offset of the quantiser in captions, as a part of its range of 51. The edges of thin letters lose most by encoding. */
const CAPTION_QUALITY = -0.3

/** Marks the boxes of captions for the encoder, for the whole segment. */
function captionRegions(graph: GraphBuilder, whole: string, overlays: readonly PreparedOverlay[]): string {
  const boxes = new Set(overlays.flatMap(({ isCaption, drawn: { box } }) => (isCaption ? [regionOf(box)] : [])))
  return boxes.size === 0 ? whole : graph.chain([whole], [...boxes].join(','), 'regions')
}

const regionOf = ({ x, y, width, height }: Box): string =>
  `addroi=x=${Math.max(0, x)}:y=${Math.max(0, y)}:w=${width}:h=${height}:qoffset=${CAPTION_QUALITY}`

/** The segment as one ffmpeg filter graph: base, layers, captions, watermark. */
export function segmentGraph(segment: PreparedSegment): FilterGraph {
  const graph = new GraphBuilder()
  const base = baseChain(graph, segment.base, segment.job)
  const layered = segment.layers.reduce((below, layer, index) => layerChain(graph, below, layer, segment.job, index), base)
  const whole = segment.overlays.reduce((below, overlay, index) => overlayChain(graph, below, overlay, segment.job, index), layered)
  const output = partChain(graph, captionRegions(graph, whole, segment.overlays), segment.job)
  return { inputs: graph.inputs, pipes: graph.pipes, filter: graph.chains.join(';'), output }
}
