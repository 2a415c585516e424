import { homeOf } from '../props/placing.ts'
import type { Framing, SceneProp } from './scene.ts'

const CYCLE: readonly Framing[] = ['wide', 'medium', 'close', 'medium', 'wide', 'close', 'medium']

/**
 * How near a shot is where its words don't say: films open and end wide; between, distance changes from shot to shot. One thing
 * with nobody beside it is seen in detail. Further takes of a shot try other distances.
 */
export function framingOf(shotIndex: number, shotCount: number, cast: number, things: number, take = 0): Framing {
  if (take === 0 && (shotIndex === 0 || shotIndex === shotCount - 1)) return 'wide'
  if (cast === 0 && things === 1) return (shotIndex + take) % 2 === 0 ? 'detail' : 'close'
  const framing = CYCLE[(shotIndex + take) % CYCLE.length]!
  return framing === 'close' && cast > 2 ? 'medium' : framing
}

/** Small things with nobody beside them are lost in a wide view: the camera goes one step nearer. */
export function nearEnough(framing: Framing, props: readonly SceneProp[]): Framing {
  const small = props.length > 0 && props.every(({ icon }) => homeOf(icon) === 'surface')
  return small && framing === 'wide' ? 'medium' : small && framing === 'medium' ? 'close' : framing
}
