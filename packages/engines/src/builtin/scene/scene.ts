import type { JSONObject } from '@ai-sdk/provider'
import type { Action } from '../characters/poses/pose.ts'
import type { AnimalKind, AnimalLook } from '../characters/animals/animal-kinds.ts'
import type { PersonLook } from '../characters/people/person-look.ts'
import type { TimeOfDay } from '../paint/look.ts'

export const PLACES = [
  'village',
  'sea',
  'forest',
  'mountain',
  'city',
  'street',
  'rooftop',
  'room',
  'kitchen',
  'office',
  'school',
  'lab',
  'desert',
  'space',
  'field',
  'underwater',
  'castle',
  'stage',
  'market',
  'river',
  'beach',
  'garden',
  'jungle',
  'arctic',
  'cave',
  'ruins',
  'future-city',
  'cafe',
  'library',
  'bedroom',
  'hospital',
  'station',
  'abstract',
] as const
export type PlaceName = (typeof PLACES)[number]

export const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'wind', 'storm'] as const
export type Weather = (typeof WEATHERS)[number]
export const MOODS = ['calm', 'happy', 'tense', 'sad', 'wonder', 'epic'] as const
export type Mood = (typeof MOODS)[number]
export const FRAMINGS = ['wide', 'medium', 'close', 'detail'] as const
export type Framing = (typeof FRAMINGS)[number]
export const MOVES = ['push', 'pull', 'pan-left', 'pan-right', 'crane-up', 'crane-down', 'orbit', 'shake'] as const
export type CameraMove = (typeof MOVES)[number]

export type SceneActor =
  | { readonly kind: 'person'; readonly name: string; readonly look: PersonLook; readonly action: Action }
  | {
      readonly kind: 'animal'
      readonly name: string
      readonly animal: AnimalKind
      /** Colours of its own. */
      readonly coat?: AnimalLook
      readonly walking: boolean
      readonly asleep?: boolean
      /** What it does to music. */
      readonly action?: 'dance' | 'sing'
    }

/**
 * `icon`: a thing that is painted by hand, else a name of the emoji art; `word`: what it was found for; `giant`: its words say it is
 * huge; `colour`: the colour they give it, a role or of its own, default: the colours it always has; `under`: somebody stands on it;
 * `shared`: all who are there have one.
 */
export type SceneProp = {
  readonly icon: string
  readonly word: string
  readonly giant?: boolean
  readonly colour?: string
  readonly under?: boolean
  readonly shared?: boolean
}

/** What a shot shows, without a word of style: the same scene can be painted in every style. */
export type Scene = {
  readonly where: PlaceName
  readonly time: TimeOfDay
  readonly weather: Weather
  readonly mood: Mood
  readonly who: readonly SceneActor[]
  readonly props: readonly SceneProp[]
  /** Things and animals keep to the sides: large words lie over the middle. Default: false. */
  readonly open?: boolean
  /** Words of the shot that the setting itself shows: no thing is drawn for them. */
  readonly seen?: readonly string[]
  readonly framing: Framing
  readonly move: CameraMove
  /** Seen from the other side: left and right change places. */
  readonly mirrored: boolean
  /** Decides the lay of the land: one per story. */
  readonly seed: number
  /** Decides what may differ from shot to shot. */
  readonly shotSeed: number
}

export const sceneToJson = (scene: Scene): JSONObject => JSON.parse(JSON.stringify(scene)) as JSONObject

/** Reads back what `sceneToJson` wrote. Null: not a scene of ours, the picture must be moved as a picture. */
export function sceneFromJson(json: JSONObject | undefined): Scene | null {
  if (!json || !PLACES.some((place) => place === json.where) || !Array.isArray(json.who) || !Array.isArray(json.props)) return null
  const known =
    WEATHERS.some((item) => item === json.weather) &&
    FRAMINGS.some((item) => item === json.framing) &&
    MOVES.some((item) => item === json.move)
  return known && typeof json.seed === 'number' && typeof json.shotSeed === 'number' ? (json as unknown as Scene) : null
}
