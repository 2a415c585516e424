import { CircleAlert } from 'lucide-react'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { dismissUpload } from './upload-to-story.ts'

const texts = mediaTexts.upload

/** Failed uploads with their errors, until dismissed. */
export function FailedUploads() {
  const session = useEditorSession()
  const uploads = useEditor((state) => state.uploads)
  const failed = uploads.filter(({ status }) => status === 'error')
  if (failed.length === 0) return null
  return (
    <ul className="grid max-h-1/2 shrink-0 gap-2 overflow-y-auto px-4 pt-3">
      {failed.map(({ id, fileName, error }) => (
        <li key={id} role="alert" className="grid gap-1.5 rounded-thumb border border-line-2 bg-danger-soft p-2.5 text-12">
          <span className="flex items-center gap-2 font-strong">
            <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />
            <span>{texts.title}</span>
            <span className="min-w-0 truncate font-regular text-text-2">{fileName}</span>
          </span>
          {(error || texts.unknown).split('\n').map((line) => (
            <span key={line} className="wrap-anywhere text-text-2">
              {line}
            </span>
          ))}
          <Button size="sm" className="justify-self-end" onClick={() => dismissUpload(session, id)}>
            {texts.confirm}
          </Button>
        </li>
      ))}
    </ul>
  )
}
