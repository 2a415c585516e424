import { drawnTracks } from '../geometry/rows.ts'
import { trackCategory, assetsById } from '@fablecut/domain/timeline/queries'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { uploadToStory } from '../../media/upload/upload-to-story.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { checkDroppedFile } from './dropped-file.ts'
import { dropEdit } from './drop-edit.ts'
import { dropTarget, type DropPoint, type DropTarget } from './drop-target.ts'
import { nowSeconds } from '../../session/now-seconds.ts'

/** Handles a dropped file: shows an error, or uploads and places it. Multiple files are refused. */
export function useFileDrop() {
  const session = useEditorSession()
  const { view } = useTimelineTools()
  const timeline = () => session.store.getState().document.timeline
  const fail = (uploadError: string): void => view.setState({ uploadError })

  const uploadAndInsert = async (
    file: File,
    target: DropTarget & { readonly position: NonNullable<DropTarget['position']> },
  ): Promise<void> => {
    const id = newItemId()
    const pending = { id, position: target.position, isEmptyArea: target.isEmptyArea, fileName: file.name, fileSize: file.size }
    view.setState(({ pendingDrops }) => ({ pendingDrops: [...pendingDrops, pending] }))
    try {
      const asset = await uploadToStory(session, file, { subtype: subtypeFor(timeline(), target) })
      session.putAssets([asset])
      const dragging = { kind: 'asset', mediaAssetId: asset.id, type: asset.resourceType, frames: 0 } as const
      reportRefusal(session.apply(dropEdit(dragging, stillThere(timeline(), target.position), { newId: id, nowSeconds: nowSeconds() })))
    } catch (error) {
      if (!isCancelled(error)) fail(error instanceof Error && error.message !== '' ? error.message : timelineTexts.uploadError.failed)
    } finally {
      view.setState(({ pendingDrops }) => ({ pendingDrops: pendingDrops.filter((drop) => drop.id !== id) }))
    }
  }

  return (files: readonly File[], point: DropPoint): void => {
    const [file] = files
    if (!file || files.length > 1) return
    const verdict = checkDroppedFile(file)
    if (!verdict.ok) {
      const { unknownType: unknownKind, unsupportedType } = timelineTexts.uploadError
      return fail(verdict.kind === null ? unknownKind : unsupportedType(verdict.kind))
    }
    const drawn = drawnTracks(timeline().tracks, timeline().globalConfig.captions.enabled)
    const target = dropTarget({ timeline: timeline(), drawn, dragging: { kind: 'file', type: verdict.kind, count: 1 }, point })
    if (target.verdict === 'incompatible' || !target.position) return target.hint ? fail(timelineTexts.hints[target.hint]) : undefined
    void uploadAndInsert(file, { ...target, position: target.position })
  }
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Audio dropped on a voice-over track is a voice-over, else music. */
function subtypeFor({ tracks, mediaAssets }: Timeline, { position }: DropTarget): 'voiceover' | 'music' {
  const track = position && position.kind !== 'new-track' ? tracks.find(({ id }) => id === position.trackId) : undefined
  return track && trackCategory(track, assetsById(mediaAssets)) === 'voiceover' ? 'voiceover' : 'music'
}

type Position = NonNullable<DropTarget['position']>

/** Adjusts the drop position when its target was removed during the upload. */
function stillThere({ tracks }: Timeline, position: Position): Position {
  if (position.kind === 'new-track') return position
  const track = tracks.find(({ id }) => id === position.trackId)
  if (!track) return { kind: 'new-track', index: tracks.length, startFrame: position.startFrame }
  if (position.kind === 'gap' || track.items.some(({ id }) => id === position.itemId)) return position
  return { kind: 'gap', trackId: position.trackId, startFrame: position.startFrame, atFrame: position.atFrame }
}
