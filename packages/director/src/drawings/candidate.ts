import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Absence } from '../story/presence.ts'
import type { Phrase } from '../text/phrases.ts'

/**
 * Why something may be drawn for a sentence. `noun`: a noun phrase depicts it; `kind`: it is the typical drawing of a noun that has none; `sense`: one of the senses of a
 * noun, which is not certain; `sign`: it commonly stands for a noun; `modifier`, `modifier-kind`: the same of another noun of a compound; `emblem`: somebody or some place
 * of that name is known by it; `reference`: a pronoun certainly means it; `verb`: it commonly illustrates what is done or how somebody or something is; `cue`: words of
 * the sentence call for it; `opening`: the
 * first sentence is said of it; `topic`: the script is about it; `earlier`, `later`: only another sentence names it; `setting`: the shot is at this place, which nothing
 * of the sentence names.
 */
export type CandidateSource =
  | 'noun'
  | 'kind'
  | 'sense'
  | 'sign'
  | 'modifier'
  | 'modifier-kind'
  | 'emblem'
  | 'reference'
  | 'opening'
  | 'topic'
  | 'verb'
  | 'cue'
  | 'earlier'
  | 'later'
  | 'setting'

/** What speaks against drawing something that a sentence names. */
export type Doubt = 'aside' | 'spoken-of' | 'surroundings' | 'body-part' | 'metaphor' | 'inexact' | Absence

/** Where other sentences name what may be drawn. `distance`: sentences to the nearest one; `sentences`: how many; `isSubject`: it is the subject of one of them. */
export type OtherNamings = {
  readonly distance: number
  readonly sentences: number
  readonly isSubject: boolean
  readonly isFirst: boolean
  readonly isPlural: boolean
  readonly source: CandidateSource
  /** Its part in the sentence before; absent where that does not name it. */
  readonly lastRole?: Phrase['role']
  /** No other is named in more sentences. */
  readonly isMost: boolean
  /** By which nouns it is named. */
  readonly lemmas: readonly string[]
}

/** A place where a shot may be: its id, and its name in plain English. */
export type CandidatePlace = { readonly id: string; readonly name: string }

/** Something that may be drawn beside the words of a sentence: a thing, a figure, or a place around them. `phrase`: the one that names it; `rank`: among those of its source, from 0. */
export type DrawingCandidate = {
  readonly source: CandidateSource
  readonly thing?: PlanThing
  readonly figure?: PlanFigure
  readonly place?: CandidatePlace
  readonly file: string
  readonly phrase?: Phrase
  readonly rank: number
  readonly doubts?: readonly Doubt[]
  /** Of a sense among those of its noun, percent. */
  readonly share?: number
  /** Words of the phrase by which a `verb` was found. */
  readonly words?: number
  readonly namings?: OtherNamings
  readonly isTopic?: boolean
  readonly isOpening?: boolean
}

export const nameOf = ({ thing, figure, place }: DrawingCandidate): string => thing?.what ?? figure?.what ?? place?.name ?? ''

/** Under which name a candidate has cues: places are apart from the buildings of the same name. */
export const cueKeyOf = (candidate: DrawingCandidate): string => (candidate.place ? `place/${candidate.place.id}` : nameOf(candidate))
