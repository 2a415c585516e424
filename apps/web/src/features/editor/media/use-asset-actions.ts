import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { mediaTexts } from '../../../texts/editor/media.ts'
import { stopSound } from '../../../ui/hooks/sound-player.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'
import { newItemId } from '../session/new-ids.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { additionOf } from './add-to-timeline.ts'
import { inUseText } from './asset-usage.ts'
import { removeMedia } from './remove-media.ts'

/** Shows an error as a toast. */
export const reportFailure = (error: unknown): void => {
  toast.error(error instanceof Error && error.message !== '' ? error.message : mediaTexts.upload.unknown)
}

/** Actions on an asset of the pane. */
export function useAssetActions() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  return {
    /** Previews the asset in the stage; the playhead stays. */
    preview(asset: MediaAsset): void {
      playback.pause()
      stopSound()
      session.select([])
      session.store.setState({ previewingMediaAsset: asset })
    },
    /** Adds the asset at the playhead as one undo step; returns whether it succeeded. */
    add(asset: MediaAsset): boolean {
      const newId = newItemId()
      const atFrame = playback.store.getState().frame
      const isRefused = reportRefusal(session.apply(additionOf(session.store.getState().document.timeline, { asset, atFrame, newId })))
      if (!isRefused) session.select([newId])
      return !isRefused
    },
    /** Message when the asset is in use; null when it can be deleted. */
    whyKept: (asset: MediaAsset): string | null => inUseText(session.store.getState().document, asset),
    remove: (asset: MediaAsset): Promise<void> => removeMedia(session, asset).catch(reportFailure),
  }
}
