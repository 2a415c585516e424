import { homeOf } from '../props/placing.ts'
import type { Framing, SceneProp } from './scene.ts'

const CYCLE: readonly Framing[] = ['wide', 'medium', 'close', 'medium', 'wide', 'close', 'medium']

/**
 * Default framing of a shot: films open and end wide; in between the distance varies. A single thing
 * without people is a close-up. Further takes of a shot use other distances.
 */
export function framingOf(shotIndex: number, shotCount: number, cast: number, things: number, take = 0): Framing {
  if (take === 0 && (shotIndex === 0 || shotIndex === shotCount - 1)) return 'wide'
  if (cast === 0 && things === 1) return (shotIndex + take) % 2 === 0 ? 'detail' : 'close'
  const framing = CYCLE[(shotIndex + take) % CYCLE.length]!
  return framing === 'close' && cast > 2 ? 'medium' : framing
}

/** Uses one step closer framing for small things without people. */
export function nearEnough(framing: Framing, props: readonly SceneProp[]): Framing {
  const small = props.length > 0 && props.every(({ icon }) => homeOf(icon) === 'surface')
  return small && framing === 'wide' ? 'medium' : small && framing === 'medium' ? 'close' : framing
}
