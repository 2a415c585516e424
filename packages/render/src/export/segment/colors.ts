import type { MediaFacts } from '../probe-media.ts'

/** As players do where a file does not say: HD is bt709, smaller is bt601. */
const matrixOf = (facts: MediaFacts): string => facts.colorMatrix ?? (Math.min(facts.width, facts.height) >= 700 ? 'bt709' : 'smpte170m')

const isYuv = (facts: MediaFacts): boolean => /^(yuv|nv)/u.test(facts.pixelFormat ?? '') && facts.kind === 'video'

/** Options of the `scale` filter that bring a source to bt709, or nothing where it is: converting costs 5 ms a 720p frame. */
export function toBt709(facts: MediaFacts): string {
  if (!isYuv(facts)) return ':out_color_matrix=bt709:out_range=tv'
  const full = facts.pixelFormat?.startsWith('yuvj') ?? false
  return matrixOf(facts) === 'bt709' && !full ? '' : `:in_color_matrix=${matrixOf(facts)}:out_color_matrix=bt709:out_range=tv`
}
