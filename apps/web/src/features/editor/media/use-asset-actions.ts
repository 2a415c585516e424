import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { mediaTexts } from '../../../texts/editor/media.ts'
import { stopSound } from '../../../ui/hooks/sound-player.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'
import { newItemId } from '../session/new-ids.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { addToTimeline } from './add-to-timeline.ts'
import { inUseText } from './asset-usage.ts'
import { removeMedia } from './remove-media.ts'

/** Says why something failed. */
export const reportFailure = (error: unknown): void => {
  toast.error(error instanceof Error && error.message !== '' ? error.message : mediaTexts.upload.unknown)
}

/** What can be done with an asset of the pane. */
export function useAssetActions() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  return {
    /** Shows it alone in the stage; the playhead stays. */
    preview(asset: MediaAsset): void {
      playback.pause()
      stopSound()
      session.select([])
      session.store.setState({ previewingMediaAsset: asset })
    },
    /** At the playhead, as one undo step; answers whether it is there. */
    add(asset: MediaAsset): boolean {
      const newId = newItemId()
      const atFrame = playback.store.getState().frame
      const isRefused = reportRefusal(session.edit((timeline) => addToTimeline(timeline, { asset, atFrame, newId })))
      if (!isRefused) session.select([newId])
      return !isRefused
    },
    /** Says why it stays, where it is used; null: it can go. */
    whyKept: (asset: MediaAsset): string | null => inUseText(session.store.getState().document, asset),
    remove: (asset: MediaAsset): Promise<void> => removeMedia(session, asset).catch(reportFailure),
  }
}
