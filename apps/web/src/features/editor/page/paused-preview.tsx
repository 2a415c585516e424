import { Play } from 'lucide-react'
import { useState } from 'react'
import { useResumePrice } from '../../../story-data/use-resume-price.ts'
import { pageTexts } from '../../../texts/editor/page.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { flushEdits } from '../session/flush-edits.ts'
import type { EditorPageProps } from './editor-page-props.ts'

const texts = pageTexts.paused

/** Notice of a paused preview: it can be edited, and resumed after saving. */
export function PausedPreview({ Resume }: Pick<EditorPageProps, 'Resume'>) {
  const session = useEditorSession()
  const { id, categoryId } = useEditor(({ story }) => story)
  const [isOpen, setOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const credits = useResumePrice(id)
  const goOn = async (): Promise<void> => {
    setSaving(true)
    const isSaved = await flushEdits(session)
    setSaving(false)
    if (isSaved) setOpen(true)
    else toast.error(texts.unsaved)
  }
  return (
    <>
      <p className="truncate text-text-2 max-xl:hidden">{texts.note}</p>
      <Button
        size="sm"
        icon={<Play aria-hidden />}
        price={credits === undefined ? undefined : <CreditAmount credits={credits} />}
        busy={isSaving}
        onClick={() => void goOn()}
      >
        {texts.action}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.title}>
        <Resume storyId={id} category={categoryId} />
      </Dialog>
    </>
  )
}
