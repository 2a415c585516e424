import { parseCopiedItems, type CopiedItems } from '@fablecut/domain/timeline/edit/clipboard/copied-items'
import { withAssetIds } from '@fablecut/domain/timeline/edit/clipboard/with-asset-ids'
import type { Selection } from '@fablecut/domain/timeline/edit/selection'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import { codeOf, messageOf } from '../../../../api/error.ts'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { addMedia } from '../../media/add-media.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import type { SelectionPorts } from '../selection/selection-ports.ts'
import { announce } from '../timeline-view.ts'

/**
 * Pastes what a clipboard holds at the playhead, as one undo step, and selects it. Files of another story are added to this one first, as far as the
 * server lets this account use them.
 */
export async function pasteAtPlayhead({ session, playback, view }: SelectionPorts, text: string): Promise<void> {
  const { readOnlyReason, document } = session.store.getState()
  if (readOnlyReason !== null) return void reportRefusal({ code: 'read_only', reason: readOnlyReason })
  const copied = parseCopiedItems(text)
  if (!copied) return void reportRefusal({ code: 'nothing_to_paste' })
  const { fps } = document.timeline.globalConfig
  if (copied.fps !== fps) return void reportRefusal({ code: 'other_frame_rate', copiedFps: copied.fps, fps })
  const own = await withOwnMedia(session, copied)
  if (!own) return
  const before = session.store.getState().document.timeline
  const atFrame = playback.store.getState().frame
  if (reportRefusal(session.apply({ type: 'pasteItems', copied: own, atFrame, newId: newItemId() }))) return
  session.select(pastedItems(before, session.store.getState().document.timeline))
  announce(view, timelineTexts.pasted)
}

/** The items with this story's files; null when one of them may not be used here. Takes that no item shows are left out instead. */
async function withOwnMedia(session: EditorSession, copied: CopiedItems): Promise<CopiedItems | null> {
  const known = new Set(session.store.getState().document.timeline.mediaAssets.map(({ id }) => id))
  const placed = new Set(copied.tracks.flatMap(({ items }) => items.flatMap((item) => ('mediaAssetId' in item ? [item.mediaAssetId] : []))))
  const ids = new Map<string, string>()
  for (const asset of copied.mediaAssets.filter(({ id }) => !known.has(id))) {
    try {
      ids.set(asset.id, (await addMedia(session, asset as MediaAsset)).id)
    } catch (error) {
      if (!placed.has(asset.id)) continue
      toast.error(refusalOf(error))
      return null
    }
  }
  return withAssetIds(copied, ids)
}

function refusalOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return codeOf(cause) === 'INVALID_INPUT' ? timelineTexts.filesOfOthers : messageOf(cause ?? error)
}

/** The new clips, without what came with them; the new items of other tracks when there are no clips. */
function pastedItems(before: Timeline, after: Timeline): Selection {
  const known = new Set(before.tracks.flatMap(({ items }) => items.map(({ id }) => id)))
  const added = (tracks: Timeline['tracks']): Selection =>
    tracks.flatMap(({ items }) => items.flatMap(({ id }) => (known.has(id) ? [] : [id])))
  const film = primaryTrack(after)
  const clips = film ? added([film]) : []
  return clips.length > 0 ? clips : added(after.tracks)
}
