import type { JSONObject } from '@ai-sdk/provider'
import type {
  PlanEvent,
  PlanFeeling,
  PlanPosition,
  PlanText,
  PlanTone,
  PlanPlaceState,
  PlanState,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Action } from '../characters/poses/pose.ts'
import type { Seat } from '../characters/poses/seats.ts'
import type { AnimalAct, AnimalCover } from '../characters/animals/animal-act.ts'
import type { AnimalKind, AnimalLook } from '../characters/animals/animal-species.ts'
import type { ShotView } from '../composition/view.ts'
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
  'meadow',
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
  'old-town',
  'cafe',
  'library',
  'bedroom',
  'bathroom',
  'hospital',
  'station',
  'airport',
  'attic',
  'battlefield',
  'bus',
  'courtroom',
  'factory',
  'gym',
  'swimming-pool',
  'harbor',
  'prison',
  'restaurant',
  'subway',
  'supermarket',
  'workshop',
  'street-old',
  'japan-street',
  'japan-room',
  'train',
  'under-ice',
  'hallway',
  'cellar',
  'church',
  'closet',
  'parking-lot',
  'car',
  'hot-spring',
  'stadium',
  'garage',
  'savanna',
  'plane',
  'cemetery',
  'shop',
  'cottage',
  'great-hall',
  'ship-deck',
  'harbor-old',
  'summit',
  'plain',
  'abstract',
] as const
export type PlaceName = (typeof PLACES)[number]

/** Places below the surface of the sea. */
export const SUBMERGED: ReadonlySet<PlaceName> = new Set<PlaceName>(['underwater', 'under-ice'])

export const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'wind', 'storm'] as const
export type Weather = (typeof WEATHERS)[number]
export const MOODS = ['calm', 'happy', 'tense', 'sad', 'wonder', 'epic'] as const
export type Mood = (typeof MOODS)[number]
export const FRAMINGS = ['wide', 'medium', 'close', 'detail'] as const
export type Framing = (typeof FRAMINGS)[number]
export const MOVES = ['push', 'pull', 'pan-left', 'pan-right', 'crane-up', 'crane-down', 'orbit', 'shake'] as const
export type CameraMove = (typeof MOVES)[number]

export type SceneActor = Voiced &
  (
    | {
        readonly kind: 'person'
        readonly name: string
        readonly look: PersonLook
        readonly action: Action
        /** Asleep in another posture than lying. */
        readonly asleep?: boolean
        /** What it sits on. Default: as its place has. */
        readonly seat?: Seat
        /** What it climbs. Default: as its place has. */
        readonly climbs?: 'brick-wall' | 'trunk'
        /** In which way it stands; see `withStance`. Default: as its place among the others says. */
        readonly stance?: number
      }
    | {
        readonly kind: 'animal'
        readonly name: string
        readonly animal: AnimalKind
        /** Colours of its own. */
        readonly coat?: AnimalLook
        readonly walking: boolean
        readonly asleep?: boolean
        /** What it does where it neither walks nor sleeps. Default: it stands. */
        readonly act?: AnimalAct
        /** Behind what it hides. Default: a bush. */
        readonly cover?: AnimalCover
        /** In the mouth of the first animal. Default: false. */
        readonly isCarried?: boolean
        /** Action to music. */
        readonly action?: 'dance' | 'sing'
      }
  )

/**
 * `icon`: name of the painter or emoji; `word`: matched word; `giant`: described as
 * huge; `colour`: described colour, default: its own; `under`: somebody stands on it;
 * `shared`: every figure has one.
 */
export type SceneProp = {
  readonly icon: string
  readonly word: string
  readonly giant?: boolean
  readonly colour?: string
  readonly under?: boolean
  readonly shared?: boolean
  /** In the mouth or claws of the first animal. Default: false. */
  readonly carried?: boolean
  /** From the mouth of the first animal. Default: false. */
  readonly blown?: boolean
  /** What happens to it while the shot is seen. Default: nothing. */
  readonly event?: PlanEvent
  /** What it is like, drawn over it. Default: as it always is. */
  readonly state?: PlanState
  /** Of a figure of the plan that is drawn as a thing. */
  readonly id?: string
  /** At another thing, by its word, or at a figure, by its id. Default: by the composition. */
  readonly position?: PlanPosition
}

/** Whether the narration is a figure's own speech. Default: the first person speaks. */
type Voiced = {
  readonly speaks?: boolean
  /** Of a figure of the plan. */
  readonly id?: string
  /** As of things. */
  readonly position?: PlanPosition
  /** Default: as the mood is. */
  readonly feeling?: PlanFeeling
  readonly isCrying?: boolean
}

/** Content of a shot, independent of the style it is drawn in. */
export type Scene = {
  readonly where: PlaceName
  /** Default: as it always is. */
  readonly whereState?: PlanPlaceState
  /** Before the age of steam: no lighthouse, pier or cottage of later times stands there. Default: false. */
  readonly isLongAgo?: boolean
  readonly time: TimeOfDay
  readonly weather: Weather
  readonly mood: Mood
  readonly who: readonly SceneActor[]
  readonly props: readonly SceneProp[]
  /** Those of `who` that go one behind the other, by index, the foremost first. Default: nobody. */
  readonly line?: readonly number[]
  /** The first person films themselves at arm's length. Default: false. */
  readonly selfie?: boolean
  /** Keeps the middle free for a title. Default: false. */
  readonly open?: boolean
  /** Words over the picture. Default: none. */
  readonly lettering?: readonly PlanText[]
  /** Tone of the script, which its letters follow. Default: the letters of the style. */
  readonly tone?: PlanTone
  /** Words already shown by the setting. */
  readonly seen?: readonly string[]
  readonly framing: Framing
  /** y of the far edge of a table top under what an insert shows, as a part of the height. Default: small things indoors have one. */
  readonly tableEdge?: number
  /** What is below that edge, or above it for a wall. Default: a table top. */
  readonly surface?: 'table' | 'water' | 'wall' | 'grass' | 'sand' | 'snow' | 'stone'
  /** From where a planned shot is seen. Absent: `framing` crops the eye-level view. */
  readonly view?: ShotView
  readonly move: CameraMove
  /** Flips the scene horizontally. */
  readonly mirrored: boolean
  /** Seed of the setting's layout, one per story. */
  readonly seed: number
  /** Seed of details that vary between shots. */
  readonly shotSeed: number
}

export const sceneToJson = (scene: Scene): JSONObject => JSON.parse(JSON.stringify(scene)) as JSONObject

/** Parses the output of `sceneToJson`. Null for other data; then the image is animated as a photo. */
export function sceneFromJson(json: JSONObject | undefined): Scene | null {
  if (!json || !PLACES.some((place) => place === json.where) || !Array.isArray(json.who) || !Array.isArray(json.props)) return null
  const known =
    WEATHERS.some((item) => item === json.weather) &&
    FRAMINGS.some((item) => item === json.framing) &&
    MOVES.some((item) => item === json.move)
  return known && typeof json.seed === 'number' && typeof json.shotSeed === 'number' ? (json as unknown as Scene) : null
}
