import type { Shot } from '../../../story/shots/shot.ts'
import type { Timeline } from '../../model.ts'

/** Shots by id. Their order is in their `lexorank`. */
export type ShotsMap = Readonly<Record<string, Shot>>

/** What the editor edits: the storyboard's shots, and the timeline they are seen on. Immutable. */
export type StoryDocument = { readonly shots: ShotsMap; readonly timeline: Timeline }

/** A shot of a map; an id that is no key of it is no shot, whatever it is called. */
export const shotOf = (shots: ShotsMap, shotId: string): Shot | undefined => (Object.hasOwn(shots, shotId) ? shots[shotId] : undefined)

/** The map with shots put in, or taken out (null); the very map when nothing differs. */
export function withShots(shots: ShotsMap, changes: ReadonlyMap<string, Shot | null>): ShotsMap {
  const isSame = [...changes].every(([id, shot]) => (shotOf(shots, id) ?? null) === shot)
  if (isSame) return shots
  const kept = Object.entries(shots).filter(([id]) => !changes.has(id))
  return Object.fromEntries([...kept, ...[...changes].flatMap(([id, shot]) => (shot ? [[id, shot] as const] : []))])
}
