import type { ShotGraphic } from '../graphic.ts'
import type { PlanEvent, PlanThing, ShotPlan } from '../shot-plan.ts'

export const SHOT_SOUNDS = [
  'whoosh',
  'pop',
  'tick',
  'thud',
  'chime',
  'splash',
  'drip',
  'door',
  'steps',
  'thunder',
  'engine',
  'bell',
  'break',
  'fire',
  'wings',
  'heartbeat',
] as const
export type ShotSoundName = (typeof SHOT_SOUNDS)[number]

/** A sound effect of a shot. Times in seconds from its start; `lengthSeconds`: of sounds that last, such as steps. */
export type ShotSound = { readonly sound: ShotSoundName; readonly atSeconds: number; readonly lengthSeconds?: number }

/** Where the sounds of a shot stand. `cueSeconds`: of the graphic's items, else of the texts (see `planCues`). */
export type ShotSoundTimes = {
  readonly shownSeconds: number
  readonly cueSeconds: readonly number[]
  /** The film begins with the shot, or the style's transition leads into it. */
  readonly hasEntrance: boolean
  /** Second of the end card. */
  readonly endCardAt?: number
}

/** A film is told by its voice: more sounds than these in a shot are a distraction. */
const MAX_SOUNDS = 4
/** Two sounds nearer than this blur. */
const MIN_DISTANCE_SECONDS = 0.18

/** Sound effects of what enters, happens and counts in a shot, in their order. Deterministic. */
export function soundsOfPlan(plan: ShotPlan, times: ShotSoundTimes): ShotSound[] {
  const { shownSeconds, hasEntrance, endCardAt } = times
  const film: ShotSound[] = [
    ...(hasEntrance ? [{ sound: 'whoosh', atSeconds: 0 } as const] : []),
    ...(endCardAt === undefined ? [] : [{ sound: 'chime', atSeconds: endCardAt } as const]),
  ]
  const own = plan.graphic
    ? soundsOfGraphic(plan.graphic, times)
    : [...soundsOfEvents(plan, shownSeconds), ...soundsOfLettering(plan, times)]
  const chosen: ShotSound[] = []
  for (const sound of [...film, ...own]) {
    const isFree = chosen.every(({ atSeconds }) => Math.abs(atSeconds - sound.atSeconds) >= MIN_DISTANCE_SECONDS)
    const isSeen = sound.atSeconds < shownSeconds - 0.1 && (endCardAt === undefined || sound.atSeconds <= endCardAt)
    if (isFree && isSeen && chosen.length < MAX_SOUNDS) chosen.push(sound)
  }
  return chosen.toSorted((a, b) => a.atSeconds - b.atSeconds)
}

function soundsOfGraphic(graphic: ShotGraphic, { cueSeconds, shownSeconds }: ShotSoundTimes): ShotSound[] {
  const last = cueSeconds.at(-1) ?? shownSeconds * 0.4
  if (COUNTING.has(graphic.template)) {
    const from = Math.min(0.3, last * 0.4)
    const lengthSeconds = last - from
    return [
      ...(lengthSeconds > 0.3 ? [{ sound: 'tick', atSeconds: from, lengthSeconds } as const] : []),
      { sound: 'thud', atSeconds: last },
    ]
  }
  if (graphic.template === 'words') return [{ sound: 'whoosh', atSeconds: 0 }]
  return cueSeconds.map((atSeconds) => ({ sound: 'pop', atSeconds }))
}
const COUNTING: ReadonlySet<ShotGraphic['template']> = new Set(['counter', 'curve', 'ring', 'dots'])

function soundsOfLettering({ text }: ShotPlan, { cueSeconds }: ShotSoundTimes): ShotSound[] {
  return cueSeconds.slice(0, text.length).map((atSeconds, i) => ({ sound: text[i]!.role === 'number' ? 'thud' : 'pop', atSeconds }))
}

/** How much of a shot an event of a thing takes before it is heard, and its sound. */
const EVENT_SOUNDS: Readonly<Partial<Record<PlanEvent, readonly [sound: ShotSoundName, part: number]>>> = {
  appear: ['pop', 0.05],
  fall: ['thud', 0.3],
  collapse: ['thud', 0.6],
  break: ['break', 0.3],
  burn: ['fire', 0.05],
  launch: ['engine', 0.05],
  ring: ['bell', 0.05],
  multiply: ['pop', 0.1],
  beat: ['heartbeat', 0.05],
  bloom: ['chime', 0.1],
  glow: ['chime', 0.1],
  flash: ['chime', 0.05],
  drip: ['drip', 0.1],
  pour: ['drip', 0.3],
  explode: ['thud', 0.3],
  collide: ['thud', 0.3],
  spill: ['splash', 0.2],
  'fly-away': ['whoosh', 0.15],
  'cross-out': ['whoosh', 0.1],
}
/** Sounds of events that depend on the thing. */
const THING_SOUNDS: readonly (readonly [pattern: RegExp, events: ReadonlySet<PlanEvent>, sound: ShotSoundName])[] = [
  [/door|gate|chest/u, new Set<PlanEvent>(['open', 'close']), 'door'],
  [
    /car|truck|bus|train|motorcycle|tractor|plane|rocket|tank/u,
    new Set<PlanEvent>(['drive', 'fly', 'fly-away', 'launch', 'roll', 'slide']),
    'engine',
  ],
  [/bird|butterfly|bee|owl|eagle|bat|gull/u, new Set<PlanEvent>(['fly', 'fly-away', 'swarm', 'scatter', 'gather']), 'wings'],
  [/ship|boat|fish|whale|dolphin/u, new Set<PlanEvent>(['sink', 'fall', 'bounce']), 'splash'],
]
const LASTING: ReadonlySet<ShotSoundName> = new Set(['fire', 'engine', 'wings'])
const LASTING_SECONDS = 1.6

function soundOfThing({ what, event }: PlanThing): readonly [ShotSoundName, number] | undefined {
  if (event === undefined) return undefined
  const own = THING_SOUNDS.find(([pattern, events]) => pattern.test(what) && events.has(event))
  return own ? [own[2], 0.05] : EVENT_SOUNDS[event]
}

function soundsOfEvents({ things, cast, weather }: ShotPlan, shownSeconds: number): ShotSound[] {
  const sounds: ShotSound[] = []
  if (weather === 'storm') sounds.push({ sound: 'thunder', atSeconds: Math.min(0.5, shownSeconds * 0.15) })
  for (const thing of things) {
    const [sound, part] = soundOfThing(thing) ?? []
    if (sound === undefined || part === undefined) continue
    const atSeconds = shownSeconds * part
    const lengthSeconds = Math.min(LASTING_SECONDS, shownSeconds - atSeconds)
    sounds.push({ sound, atSeconds, ...(LASTING.has(sound) && { lengthSeconds }) })
  }
  const action = cast.map(({ action: one }) => one).find((one) => ACTION_SOUNDS[one] !== undefined)
  if (action !== undefined) sounds.push({ sound: ACTION_SOUNDS[action]!, atSeconds: 0.2, lengthSeconds: Math.min(2.4, shownSeconds - 0.2) })
  return sounds
}
const ACTION_SOUNDS: Readonly<Partial<Record<ShotPlan['cast'][number]['action'], ShotSoundName>>> = {
  walk: 'steps',
  run: 'steps',
  climb: 'steps',
  swim: 'splash',
}
