import type { Shot } from '../../../story/shots/shot.ts'
import type { Timeline } from '../../model.ts'

/** Shots by id, ordered by `lexorank`. */
export type ShotsMap = Readonly<Record<string, Shot>>

/** The document of the editor: shots and timeline. Immutable. */
export type StoryDocument = { readonly shots: ShotsMap; readonly timeline: Timeline }

/** Looks up a shot by id; ignores inherited properties such as `toString`. */
export const shotOf = (shots: ShotsMap, shotId: string): Shot | undefined => (Object.hasOwn(shots, shotId) ? shots[shotId] : undefined)

/** Sets or removes (null) shots; returns the same map when nothing changes. */
export function withShots(shots: ShotsMap, changes: ReadonlyMap<string, Shot | null>): ShotsMap {
  const isSame = [...changes].every(([id, shot]) => (shotOf(shots, id) ?? null) === shot)
  if (isSame) return shots
  const unchanged = Object.entries(shots).filter(([id]) => !changes.has(id))
  return Object.fromEntries([...unchanged, ...[...changes].flatMap(([id, shot]) => (shot ? [[id, shot] as const] : []))])
}
