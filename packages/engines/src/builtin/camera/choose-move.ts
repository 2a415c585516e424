import type { CameraMove, Mood, SceneActor, Weather } from '../scene/scene.ts'

/** What a camera move is chosen by where the prompt names none. */
export type ShotContext = {
  readonly prompt: string
  readonly shotIndex: number
  readonly shotCount: number
  readonly storySeed: number
  readonly weather: Weather
  readonly mood: Mood
  readonly who: readonly SceneActor[]
}

/** Keywords in English, German, French and Spanish, and two moves each that alternate by shot. */
const MOVES_BY_KEYWORD: readonly (readonly [RegExp, readonly [CameraMove, CameraMove]])[] = [
  [
    /\b(suddenly|discover|finds?|found|secret|appears?|opens?|realis|realiz|notices?|mystery|entdeckt|findet|plötzlich|découvre|soudain|descubre|encuentra|de repente)/i,
    ['push', 'push'],
  ],
  [
    /\b(travel|sails?|drives?|rides?|follows?|along|road|path|train|crosses|wanders?|reist|fährt|weg|voyage|chemin|viaja|camino)/i,
    ['pan-right', 'pan-left'],
  ],
  [
    /\b(climbs?|flies|fly|soars?|rocket|tower|mountain|stars|grows?|dreams?|rises?|steigt|fliegt|turm|vole|monte|vuela|sube|torre)/i,
    ['crane-up', 'orbit'],
  ],
  [/\b(falls?|sinks?|lands?|down|deep|under|dives?|fällt|sinkt|tombe|cae|baja)/i, ['crane-down', 'push']],
  [/\b(alone|lonely|leaves?|goodbye|empty|lost|far away|allein|einsam|seul|sola?\b|adiós)/i, ['pull', 'crane-up']],
  [/\b(crowd|dances?|party|together|circle|market|stage|tanzt|danse|baila)/i, ['orbit', 'push']],
]

/** Moves of shots without cues: no two in a row alike, few pans. */
const DEFAULT_MOVES: readonly CameraMove[] = ['push', 'orbit', 'crane-up', 'pull', 'pan-right', 'push', 'crane-down', 'orbit', 'pan-left']

const isMoving = (actor: SceneActor): boolean =>
  actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run' || actor.action === 'ride'

/** Chooses by weather, position in the story, moving figures, keywords and mood, in this order; otherwise cycles through the default moves. */
export function chooseCameraMove(shot: ShotContext): CameraMove {
  const { prompt, shotIndex, shotCount, storySeed, weather, mood, who } = shot
  if (weather === 'storm') return shotIndex % 2 === 0 ? 'shake' : 'push'
  if (shotCount > 1 && shotIndex === shotCount - 1) return 'pull'
  if (who.some(isMoving)) return 'pan-right'
  const moves = MOVES_BY_KEYWORD.find(([pattern]) => pattern.test(prompt))?.[1]
  if (moves) return moves[shotIndex % 2]!
  if (mood === 'wonder' || mood === 'tense') return shotIndex % 2 === 0 ? 'push' : 'orbit'
  if (mood === 'sad' && shotIndex % 2 === 0) return 'pull'
  return DEFAULT_MOVES[(shotIndex + storySeed) % DEFAULT_MOVES.length]!
}
