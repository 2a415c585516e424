import { homeOf } from '../props/placing.ts'
import type { Framing, SceneProp } from './scene.ts'

const FRAMING_CYCLE: readonly Framing[] = ['wide', 'medium', 'close', 'medium', 'wide', 'close', 'medium']

/**
 * Default framing of a shot: the first and last are wide, the others vary. A single thing without people is a close-up. Further takes of
 * a shot use other framings. `cast`, `things`: numbers of figures and props.
 */
export function framingOf(shotIndex: number, shotCount: number, cast: number, things: number, take = 0): Framing {
  if (take === 0 && (shotIndex === 0 || shotIndex === shotCount - 1)) return 'wide'
  if (cast === 0 && things === 1) return (shotIndex + take) % 2 === 0 ? 'detail' : 'close'
  const framing = FRAMING_CYCLE[(shotIndex + take) % FRAMING_CYCLE.length]!
  return framing === 'close' && cast > 2 ? 'medium' : framing
}

/** Framing one step closer, if all props are small. */
export function tightenForSmallProps(framing: Framing, props: readonly SceneProp[]): Framing {
  const small = props.length > 0 && props.every(({ icon }) => homeOf(icon) === 'surface')
  return small && framing === 'wide' ? 'medium' : small && framing === 'medium' ? 'close' : framing
}
