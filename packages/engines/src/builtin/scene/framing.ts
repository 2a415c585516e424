import { type CameraMove, type Framing, type Mood, MOVES, type Weather } from './scene.ts'

const CYCLE: readonly Framing[] = ['wide', 'medium', 'close', 'medium', 'wide', 'close', 'medium']

/**
 * How near a shot is where its words don't say: films open and end wide; between, distance changes from shot to shot. One thing
 * with nobody beside it is seen in detail.
 */
export function framingOf(shotIndex: number, shotCount: number, cast: number, things: number): Framing {
  if (shotIndex === 0 || shotIndex === shotCount - 1) return 'wide'
  if (cast === 0 && things === 1) return shotIndex % 2 === 0 ? 'detail' : 'close'
  const framing = CYCLE[shotIndex % CYCLE.length]!
  return framing === 'close' && cast > 2 ? 'medium' : framing
}

/** The camera's way where words ask for none: a storm shakes it, wonder draws it in, a lonely moment lets it go. */
export function moveOf(shotIndex: number, seed: number, weather: Weather, mood: Mood): CameraMove {
  if (weather === 'storm' && mood === 'tense') return 'shake'
  if (mood === 'wonder' && shotIndex % 2 === 0) return 'push'
  if (mood === 'sad' && shotIndex % 2 === 0) return 'pull'
  const calm = MOVES.filter((move) => move !== 'shake')
  return calm[(shotIndex * 3 + seed) % calm.length]!
}
