import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'

/** What an animal is seen doing where it neither walks nor sleeps. `hide`: behind a bush; `rear`: it fights; `gaze`: it looks up; `glide`: under water; `gallop`: it runs; `brood`: on eggs in a nest; `hatch`: out of its egg. */
export type AnimalAct =
  | 'sit'
  | 'crouch'
  | 'leap'
  | 'gallop'
  | 'fly'
  | 'dive'
  | 'glide'
  | 'swim'
  | 'climb'
  | 'hang'
  | 'dig'
  | 'eat'
  | 'howl'
  | 'rear'
  | 'gaze'
  | 'hide'
  | 'brood'
  | 'hatch'

/** Behind what an animal hides. */
export type AnimalCover = 'bush' | 'stone' | 'mushroom' | 'log'

const COVERS: readonly (readonly [RegExp, AnimalCover])[] = [
  [/\b(?:stone|rock|boulder|pebble|cliff|wall)$/u, 'stone'],
  [/\b(?:mushroom|toadstool)$/u, 'mushroom'],
  [/\b(?:log|trunk|stump|wood|tree)$/u, 'log'],
  [/\b(?:bush|leaf|grass|flower|fern|plant)$/u, 'bush'],
]

/** What a name is behind which an animal can hide; undefined for others. */
export const coverNamed = (what: string): AnimalCover | undefined => COVERS.find(([names]) => names.test(what))?.[1]

const ACTS: Readonly<Partial<Record<PlanAction, AnimalAct>>> = {
  sit: 'sit',
  kneel: 'crouch',
  crawl: 'crouch',
  jump: 'leap',
  fall: 'leap',
  fly: 'fly',
  swim: 'swim',
  climb: 'climb',
  hang: 'hang',
  dig: 'dig',
  eat: 'eat',
  drink: 'eat',
  give: 'eat',
  lean: 'eat',
  sing: 'howl',
  fight: 'rear',
  hide: 'hide',
  hatch: 'hatch',
}

/** How an animal does what a plan says; undefined where it stands, walks or sleeps. */
export const actOfAnimal = (action: PlanAction): AnimalAct | undefined => ACTS[action]
