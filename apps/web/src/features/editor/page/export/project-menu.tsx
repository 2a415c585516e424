import { EXCHANGE_FORMATS, type ProjectFormat, STORY_FILE_FORMAT } from '@fablecut/contracts/wire/project'
import { SUBTITLE_FORMATS, captionsOf } from '@fablecut/domain/captions/subtitles'
import { FolderDown } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../../api/download-file.ts'
import { messageOf } from '../../../../api/error.ts'
import { projectTexts as texts } from '../../../../texts/editor/project.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { flushEdits } from '../../session/flush-edits.ts'

/** Downloads the story whole, or for other programs: saved first, as the server writes what it stored. */
export function ProjectMenu() {
  const session = useEditorSession()
  const hasCaptions = useEditor(({ document }) => captionsOf(document.timeline.tracks).length > 0)
  const [isBusy, setBusy] = useState(false)
  const download = async (format: ProjectFormat): Promise<void> => {
    setBusy(true)
    try {
      if (!(await flushEdits(session))) return void toast.error(texts.unsaved)
      const { id } = session.store.getState().story
      await downloadFile(`/api/stories/${encodeURIComponent(id)}/project?format=${format}`)
    } catch (error) {
      console.error(error)
      toast.error(messageOf(error, texts.failed))
    } finally {
      setBusy(false)
    }
  }
  const items = (formats: readonly ProjectFormat[]) =>
    formats.map((format) => (
      <MenuItem key={format} hint={texts.formats[format][1]} onSelect={() => void download(format)}>
        {texts.formats[format][0]}
      </MenuItem>
    ))
  return (
    <Menu
      trigger={<IconButton label={isBusy ? texts.saving : texts.button} icon={<FolderDown aria-hidden />} size="sm" aria-busy={isBusy} />}
    >
      {items([STORY_FILE_FORMAT])}
      <MenuSeparator />
      {items(EXCHANGE_FORMATS)}
      {hasCaptions && <MenuSeparator />}
      {hasCaptions && items(SUBTITLE_FORMATS)}
    </Menu>
  )
}
