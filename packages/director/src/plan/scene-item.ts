import type { PlanFigure, PlanPlaceState, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Picture } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { type Drawable, isLivingAnimal } from '../vocabulary/vocabulary.ts'
import type { Span } from './looks/described-traits.ts'

/** Something of a sentence that is drawn. `verb`: what it does or what is done to it. */
export type Item = {
  readonly picture: Picture
  readonly count: number
  readonly role: 'subject' | 'object' | 'behind'
  readonly state?: string
  readonly verb?: Token
  readonly phrase?: Phrase
  /** Where it is named, in tokens. */
  readonly span?: Span
  readonly at: number
}

export const isPlace = ({ drawn }: Picture): boolean => drawn.art?.startsWith('place/') ?? false
/** Id of the place that something drawable is; of a place only. */
export const placeIdOf = ({ art = '' }: Pick<Drawable, 'art'>): string => art.slice('place/'.length)
export const isFigure = ({ drawn, isPerson }: Picture): boolean => isPerson || isLivingAnimal(drawn)

/** What stands for things of today in other times, and what those were named. */
const NAMED_BEFORE: Readonly<Record<string, string>> = {
  galley: 'ship',
  'old ship': 'ship',
  'sailing ship': 'ship',
  locomotive: 'train',
  'oil lamp': 'lamp',
  'candle lantern': 'lantern',
  musket: 'gun',
}

/** What a thing was called that stands for one of today in another time: itself otherwise. */
export const nameBefore = (what: string): string => NAMED_BEFORE[what] ?? what

/** What something drawn was named as: a thing by its name, a figure by its id. A review may have named a thing more closely: `wheel`, `bicycle wheel`. */
export const originOf = ({ origins }: Pick<Scene, 'origins'>, key: string): Item | undefined =>
  origins?.get(key) ?? origins?.get(NAMED_BEFORE[key] ?? '') ?? [...(origins ?? [])].find(([name]) => key.endsWith(` ${name}`))?.[1]

export type Scene = {
  readonly cast: readonly PlanFigure[]
  readonly things: readonly PlanThing[]
  readonly denied: readonly PlanThing[]
  /** `isFar`: seen from where the people of the scene are, who are somewhere else. */
  readonly place?: { readonly id: string; readonly name: string; readonly isFar?: boolean }
  /** What the place is like. Default: as it always is. */
  readonly placeState?: PlanPlaceState
  /** The sentence tells a place that has no set: nothing of it is seen in another. */
  readonly isElsewhere?: boolean
  /** What the main verb is done to is something that has no picture. */
  readonly isObjectUnseen?: boolean
  readonly isContinued: boolean
  /** Something drawn is what the sentence is about. */
  readonly isSubjectSeen: boolean
  /** Ids of figures that are subjects. */
  readonly doers: ReadonlySet<string>
  /** Where what is drawn is named: by the id of a figure or the name of a thing. Absent where nothing of the sentence itself is seen. */
  readonly origins?: ReadonlyMap<string, Item>
  /** What the noun phrases of the sentence show, drawn or not. */
  readonly pictures?: ReadonlyMap<Phrase, Picture>
  /** Noun phrases that name the place. */
  readonly placePhrases?: ReadonlySet<Phrase>
  /** Ids of figures that stand behind `of`. */
  readonly mentioned: ReadonlySet<string>
}
