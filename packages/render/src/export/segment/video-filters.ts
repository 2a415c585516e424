import { contain, cover, fitPicture, type Placement, type Size } from '../../plan/fit.ts'
import type { VisualSpan } from '../../plan/model.ts'
import { toBt709 } from './colors.ts'
import type { MediaInfo } from '../probe-media.ts'

/** Factor by which the fill is downscaled before it is blurred, which is much faster. */
const BLUR_SHRINK = 8
/** Darkens and desaturates the fill. */
const FILL_TONE = 'lutyuv=y=16+(val-16)*0.5:u=128+(val-128)*0.6:v=128+(val-128)*0.6'

const sameSize = (placement: Placement, info: Size): boolean => placement.width === info.width && placement.height === info.height

function scaleTo(placement: Placement, info: MediaInfo): string[] {
  const colors = toBt709(info)
  if (sameSize(placement, info) && colors === '') return []
  return [`scale=${placement.width}:${placement.height}:flags=bicubic${colors}`]
}

function cropTo(placement: Placement, output: Size): string[] {
  if (sameSize(placement, output)) return []
  return [`crop=${output.width}:${output.height}:${-placement.x}:${-placement.y}`]
}

function coverFilters(info: MediaInfo, output: Size): string {
  const placement = cover(info, output)
  return [...scaleTo(placement, info), ...cropTo(placement, output), 'format=yuv420p', 'setsar=1'].join(',')
}

/** The contained image on its blurred, darkened fill. */
function onBlurredFill(info: MediaInfo, output: Size, id: string): string {
  const fillSize = { width: Math.ceil(output.width / BLUR_SHRINK / 2) * 2, height: Math.ceil(output.height / BLUR_SHRINK / 2) * 2 }
  const fill = cover(info, fillSize)
  const contained = contain(info, output)
  return [
    `format=yuv420p,split[${id}a][${id}b]`,
    `;[${id}a]scale=${fill.width}:${fill.height}:flags=bilinear${toBt709(info)},${cropTo(fill, fillSize).concat('setsar=1').join(',')},gblur=sigma=4,`,
    `scale=${output.width}:${output.height}:flags=bilinear,${FILL_TONE}[${id}f]`,
    `;[${id}b]${[...scaleTo(contained, info), 'setsar=1'].join(',')}[${id}w]`,
    `;[${id}f][${id}w]overlay=${contained.x}:${contained.y}:format=yuv420`,
  ].join('')
}

/** Filter chain that fills the output frame with a source; ends in yuv420p. `id`: prefix of its internal links. */
export function fillFrame(info: MediaInfo, output: Size, id: string): string {
  return fitPicture(info, output).mode === 'cover' ? coverFilters(info, output) : onBlurredFill(info, output, id)
}

/** `fillFrame` for an upper layer: lower layers are visible beside another aspect ratio and through transparency. */
export function overFrame(info: MediaInfo, output: Size): { readonly chain: string; readonly placement: Placement } {
  const fit = fitPicture(info, output)
  const steps = [`scale=${fit.placement.width}:${fit.placement.height}:flags=bicubic${toBt709(info)}`, 'format=yuva420p', 'setsar=1']
  return { chain: steps.join(','), placement: fit.placement }
}

/** Fades and constant opacity of a span whose first frame is at time 0; `alpha` fades to transparent instead of black. */
export function fadeFilters(span: VisualSpan, fps: number, alpha: boolean): string[] {
  const option = alpha ? ':alpha=1' : ''
  const seconds = (frames: number): string => (frames / fps).toFixed(6)
  const length = span.endFrame - span.startFrame
  return [
    ...opacityFilter(span, alpha),
    ...(span.fadeInFrames > 0 ? [`fade=t=in:st=0:d=${seconds(span.fadeInFrames)}${option}`] : []),
    ...(span.fadeOutFrames > 0 ? [`fade=t=out:st=${seconds(length - span.fadeOutFrames)}:d=${seconds(span.fadeOutFrames)}${option}`] : []),
  ]
}

function opacityFilter({ transform }: VisualSpan, alpha: boolean): string[] {
  const opacity = transform?.opacity
  if (opacity === undefined) return []
  return [alpha ? `lutyuv=a=val*${opacity}` : `lutyuv=y=16+(val-16)*${opacity}:u=128+(val-128)*${opacity}:v=128+(val-128)*${opacity}`]
}
