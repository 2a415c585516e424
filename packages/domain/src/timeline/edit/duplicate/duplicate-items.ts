import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { updateFollowingMusic } from '../following-music.ts'
import type { EditRefusal } from '../refusal.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { derivedIds } from '../values/derived-ids.ts'
import { idsValue, idValue } from '../values/edit-values.ts'
import { withCopiedClips } from './copy-clips.ts'
import { withCopiedFreeItems } from './copy-free-items.ts'
import { canBeCopied, withCopiedGroups } from './copy-of.ts'

/** `newId`: of the first copy; ids of further copies, groups and shots are derived from it. */
export const duplicateItemsFields = z.strictObject({ itemIds: idsValue, newId: idValue })
export type DuplicateItems = z.infer<typeof duplicateItemsFields>

/**
 *     primary      | A |  B  |  C  |  ->  | A |  B  | A'|  B' |  C  |      clips together, after the last one, as shots of their own
 *     voice-over   |~a~|~~b~~|            |~a~|~~b~~|~a~|~~b~~|            voice-overs and captions with them
 *     music        |♪M♪|  |X|             |♪M♪|  |X||♪M♪|                  other items in the next free place after them
 *
 * Repeats items after themselves. Clips take along everything in their group and shot. Failed shots and logos are left out. Unknown ids are ignored;
 * refuses `item_not_found` when all are unknown, and `nothing_to_duplicate`.
 */
export function duplicateItems(document: StoryDocument, { itemIds, newId }: DuplicateItems): Result<StoryDocument, EditRefusal> {
  const named = new Set(itemIds)
  const found = document.timeline.tracks.flatMap(({ items }) => items.filter(({ id }) => named.has(id)))
  if (found.length === 0) return refuse({ code: 'item_not_found', itemId: itemIds[0] ?? '' })
  const chosen = new Set(found.filter(canBeCopied).map(({ id }) => id))
  if (chosen.size === 0) return refuse({ code: 'nothing_to_duplicate' })
  const nextId = derivedIds(newId)
  const { document: withClips, copies } = withCopiedClips(document, { itemIds: chosen, newId, nextId })
  const done = new Set([...copies.values()].map(({ id }) => id))
  const free = withCopiedFreeItems(withClips.timeline, { itemIds: new Set([...chosen].filter((id) => !done.has(id))), nextId })
  const grouped = withCopiedGroups(free.timeline, new Map([...copies, ...free.copies]), derivedIds(`group_${newId}`))
  return ok({ shots: withClips.shots, timeline: updateFollowingMusic(document.timeline, grouped) })
}
