import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'

/** What an animal is seen doing where it neither walks nor sleeps. `hide`: behind a bush; `rear`: it fights; `gaze`: it looks up; `glide`: under water; `brood`: on eggs in a nest; `hatch`: out of its egg. */
export type AnimalAct =
  | 'sit'
  | 'crouch'
  | 'leap'
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

const ACTS: Readonly<Partial<Record<PlanAction, AnimalAct>>> = {
  sit: 'sit',
  kneel: 'crouch',
  crawl: 'crouch',
  jump: 'leap',
  fly: 'fly',
  swim: 'swim',
  climb: 'climb',
  hang: 'hang',
  dig: 'dig',
  eat: 'eat',
  drink: 'eat',
  sing: 'howl',
  fight: 'rear',
  hide: 'hide',
  hatch: 'hatch',
}

/** How an animal does what a plan says; undefined where it stands, walks or sleeps. */
export const actOfAnimal = (action: PlanAction): AnimalAct | undefined => ACTS[action]
