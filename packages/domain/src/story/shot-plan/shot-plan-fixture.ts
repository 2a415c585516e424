import type { ShotPlan } from './shot-plan.ts'

/** A plan with every field but a graphic, for tests. */
export const EXAMPLE_PLAN: ShotPlan = {
  form: 'scene',
  place: 'forest',
  hour: 'dusk',
  weather: 'fog',
  mood: 'wonder',
  cast: [{ id: 'p1', what: 'old man', action: 'hold', target: 'lantern', feeling: 'happy', speaks: false }],
  things: [
    { what: 'butterfly', count: 200, event: 'swarm' },
    { what: 'map', count: 1, event: 'cross-out' },
    { what: 'chest', count: 2, state: 'open', color: '#aa5500' },
  ],
  text: [{ words: '1908', role: 'number', at: 3 }],
  camera: { size: 'close', angle: 'low', move: 'push' },
  subject: { '9:16': 'centre' },
  transition: 'cut',
}
