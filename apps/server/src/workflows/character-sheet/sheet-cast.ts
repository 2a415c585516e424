import type { RunView } from '../../runs/read-run.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import { type ShotMember, membersIn } from '../briefs/shot-brief.ts'

/** Persons on one sheet; more are too small to be recognised. */
const MAX_MEMBERS = 4

/** The persons of a story of whom there is no picture and whom several of its shots show, the most frequent first. Each has a name of its own. */
export function sheetCast(view: RunView): readonly ShotMember[] {
  const shown = [
    ...Map.groupBy(
      view.shots.flatMap((shot) => membersIn(view, shot)),
      ({ id }) => id,
    ).values(),
  ]
  const withPicture = new Set(charactersOf(view).flatMap(({ id, imageUrl }) => (mediaIdOf(imageUrl ?? '') === null ? [] : [id])))
  const recurring = shown.filter(([member, second]) => second && !withPicture.has(member!.id)).toSorted((a, b) => b.length - a.length)
  const members = recurring.map(([member]) => member!)
  return members.filter(({ name }, i) => members.findIndex((other) => other.name === name) === i).slice(0, MAX_MEMBERS)
}

export const charactersOf = ({ inputs: { character, additionalCharacters = [] } }: RunView) =>
  [character, ...additionalCharacters].filter((member) => member !== undefined)
