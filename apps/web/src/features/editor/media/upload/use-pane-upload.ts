import { fileTypeOf } from '@fablecut/domain/story/file-types'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { subtypeOn, tabOf } from '../media-tabs.ts'
import { uploadToStory } from './upload-to-story.ts'

/** Uploads files chosen or dropped on the pane, one at a time, and opens their tab. */
export function usePaneUpload(): (files: readonly File[]) => void {
  const session = useEditorSession()
  return (files) => {
    const [file, ...others] = files
    if (!file) return
    if (others.length > 0) return void toast.error(mediaTexts.oneFile)
    const { mediaTab, readOnlyReason } = session.store.getState()
    if (readOnlyReason !== null) return void toast.error(readOnlyReason)
    const [type, subtype] = [fileTypeOf(file), subtypeOn(mediaTab)]
    if (type !== null) session.store.setState({ mediaTab: tabOf({ type: type, subtype }) })
    // Its row shows the error.
    uploadToStory(session, file, { subtype }).catch(() => undefined)
  }
}
