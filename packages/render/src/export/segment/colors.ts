import type { MediaInfo } from '../probe-media.ts'

/** Colour matrix of a source; unspecified is bt709 for HD and bt601 below, as in players. */
const matrixOf = (facts: MediaInfo): string => facts.colorMatrix ?? (Math.min(facts.width, facts.height) >= 700 ? 'bt709' : 'smpte170m')

const isYuv = (facts: MediaInfo): boolean => /^(yuv|nv)/u.test(facts.pixelFormat ?? '') && facts.kind === 'video'

/** Options of the `scale` filter that convert a source to bt709; empty if it already is, because a conversion costs 5 ms per 720p frame. */
export function toBt709(facts: MediaInfo): string {
  if (!isYuv(facts)) return ':out_color_matrix=bt709:out_range=tv'
  const full = facts.pixelFormat?.startsWith('yuvj') ?? false
  return matrixOf(facts) === 'bt709' && !full ? '' : `:in_color_matrix=${matrixOf(facts)}:out_color_matrix=bt709:out_range=tv`
}
