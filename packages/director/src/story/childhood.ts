import type { Analysis } from './analysis.ts'
import { identityOf, type Picture, type StoryState } from './story-state.ts'

const CHILDREN: Readonly<Record<string, string>> = { man: 'boy', woman: 'girl', person: 'child' }
/** Age up to which somebody is drawn as a child. */
const CHILD_AGE = 13
/** Sentences over which somebody stays a child without being told again. */
const CHILD_REACH = 3
/** What tells of another time of a life. */
const OLDER =
  /\b(?:(?:years?|decades?) (?:later|after)|grew up|married|in \d{4}|as an adult|the war|wedding|husband|wife|fled|career|years went by)\b/iu

const ageIn = ({ quantities }: Analysis): number | undefined =>
  quantities.flatMap(({ display }) => /^age (\d+)$/u.exec(display)?.[1] ?? []).map(Number)[0]

/** Notes that a sentence tells of another time than that of somebody's childhood. */
export function endYouth(analysis: Analysis, { children }: StoryState): void {
  if (OLDER.test(analysis.text) || (ageIn(analysis) ?? 0) > CHILD_AGE) children.clear()
}

/** `Rosa was nine`, `At twelve, Ada ...`: a child until the script tells of another time. `picture`: of the first person of the sentence. */
export function noteYouth(picture: Picture, analysis: Analysis, { children }: StoryState): void {
  const age = ageIn(analysis)
  if (picture.isPerson && !analysis.isFirstPerson && age !== undefined && age <= CHILD_AGE && !OLDER.test(analysis.text))
    children.set(identityOf(picture), analysis.index)
}

/** What a person is called at the time that a sentence tells of: a boy or girl, or as ever. */
export const nameAtAge = (picture: Picture, { index }: Analysis, { children }: StoryState): string =>
  index - (children.get(identityOf(picture)) ?? -Infinity) <= CHILD_REACH ? (CHILDREN[picture.name] ?? picture.name) : picture.name
