import { MAX_PICKED } from '@fablecut/domain/timeline/edit/media/toggle-picked'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useState, type ReactNode } from 'react'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { addMedia } from './add-media.ts'
import { chooseFile } from './upload/choose-file.ts'
import { MediaPicker } from './media-picker.tsx'
import { MEDIA_TYPE_OF_TAB, type AssetTab } from './media-tabs.ts'
import { reportFailure } from './use-asset-actions.ts'
import { useNewShot } from './use-new-shot.ts'
import { isInStory } from './copied-assets.ts'
import { usePaneUpload } from './upload/use-pane-upload.ts'

/** Actions that add assets to a tab; `history` must be rendered. */
export function useAddActions(tab: AssetTab): { create: () => void; upload: () => void; openHistory: () => void; history: ReactNode } {
  const session = useEditorSession()
  const assets = useEditor(({ document }) => document.timeline.mediaAssets)
  const storyId = useEditor(({ story }) => story.id)
  const uploadFiles = usePaneUpload()
  const create = useNewShot()
  const [isOpen, setOpen] = useState(false)
  const { type, subtype } = MEDIA_TYPE_OF_TAB[tab]
  const take = async (picked: readonly MediaAsset[]): Promise<void> => {
    for (const asset of picked) await addMedia(session, asset).catch(reportFailure)
  }
  return {
    create,
    upload: () => chooseFile(type, uploadFiles),
    openHistory: () => setOpen(true),
    history: (
      <MediaPicker
        open={isOpen}
        onOpenChange={setOpen}
        type={type}
        subtype={subtype}
        max={MAX_PICKED}
        isAdded={(asset) => isInStory(asset, { storyId, assets })}
        onPick={(picked) => void take(picked)}
      />
    ),
  }
}
