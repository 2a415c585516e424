import { fileKind } from '@fablecut/domain/story/file-kinds'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { subtypeOn, tabOf } from '../media-tabs.ts'
import { uploadToStory } from './upload-to-story.ts'

/** Uploads what was chosen or let go on the pane, one file at a time, and opens the tab where it is listed. */
export function usePaneUpload(): (files: readonly File[]) => void {
  const session = useEditorSession()
  return (files) => {
    const [file, ...others] = files
    if (!file) return
    if (others.length > 0) return void toast.error(mediaTexts.oneFile)
    const { mediaTab, readOnlyReason } = session.store.getState()
    if (readOnlyReason !== null) return void toast.error(readOnlyReason)
    const [kind, subtype] = [fileKind(file), subtypeOn(mediaTab)]
    if (kind !== null) session.store.setState({ mediaTab: tabOf({ type: kind, subtype }) })
    // Its row says why it failed.
    uploadToStory(session, file, { subtype }).catch(() => undefined)
  }
}
