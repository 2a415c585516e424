import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Phrase } from '../text/phrases.ts'

/**
 * Why something may be drawn beside the words of a sentence. `noun`: a noun phrase depicts it; `kind`: it is the typical drawing of a noun that has none; `sign`: it
 * commonly stands for a noun; `modifier`, `modifier-kind`: the same of another noun of a compound; `emblem`: somebody or some place of that name is known by it; `reference`: a pronoun certainly means it; `opening`: the first sentence is said of it; `topic`: the script is about it; `main`: the script speaks of it most.
 */
export type CandidateSource =
  | 'noun'
  | 'kind'
  | 'sign'
  | 'modifier'
  | 'modifier-kind'
  | 'emblem'
  | 'reference'
  | 'opening'
  | 'topic'
  | 'main'

/** Something that may be drawn beside the words of a sentence: a thing or a figure. `phrase`: the one that names it; `rank`: among those of its source, from 0. */
export type DrawingCandidate = {
  readonly source: CandidateSource
  readonly thing?: PlanThing
  readonly figure?: PlanFigure
  readonly file: string
  readonly phrase?: Phrase
  readonly rank: number
}

export const nameOf = ({ thing, figure }: DrawingCandidate): string => thing?.what ?? figure?.what ?? ''
