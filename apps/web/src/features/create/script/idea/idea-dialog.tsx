import { MAX_IDEA_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { useState } from 'react'
import { useSession } from '../../../../session/me.ts'
import { useSignInGate } from '../../../../session/sign-in-gate.tsx'
import { createTexts } from '../../../../texts/create.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useLocalText } from '../../text-history/use-local-text.ts'
import { useUndoableField } from '../../text-history/use-undoable-field.ts'
import { IdeaDetailFields } from './idea-detail-fields.tsx'
import { detailsOf, NO_DETAILS } from './idea-details.ts'
import { ideaOf, truncateIdea } from './idea.ts'
import type { ScriptWriter } from '../use-script-writer.ts'

const texts = createTexts.idea
type IdeaDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; writer: ScriptWriter }

/** Generates a script from a topic. Stays open on failure, and while the writer needs more details. */
export function IdeaDialog({ open, onOpenChange, writer }: IdeaDialogProps) {
  const gate = useSignInGate()
  const { hasSession } = useSession()
  const { text, history } = useLocalText()
  const { ref } = useUndoableField(history)
  const [details, setDetails] = useState(NO_DETAILS)
  const idea = ideaOf(text)

  const generate = () => {
    if (idea === null) return
    // Closed during sign-in, as two modal dialogs would compete for the focus.
    if (!hasSession) onOpenChange(false)
    void gate.run(async () => {
      onOpenChange(true)
      const missing = await writer.writeIdea(idea, detailsOf(details))
      if (missing === null) return
      onOpenChange(false)
      if (missing.length > 0) return
      history.apply('')
      setDetails(NO_DETAILS)
    })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !writer.isWriting && onOpenChange(next)}
      title={texts.title}
      width="md"
      phone="sheet"
      actions={
        <>
          <Button variant="ghost" disabled={writer.isWriting} onClick={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button variant="primary" disabled={idea === null} busy={writer.isWriting} busyLabel={texts.generating} onClick={generate}>
            {texts.generate}
          </Button>
        </>
      }
    >
      <Field label={texts.label}>
        <TextArea
          ref={ref}
          rows={3}
          value={text}
          readOnly={writer.isWriting}
          placeholder={texts.placeholder}
          onChange={(event) => history.type(truncateIdea(event.target.value))}
        />
      </Field>
      <p className="pt-1.5 text-end text-12 text-text-3 tabular-nums">
        {[...text].length}/{MAX_IDEA_CHARACTERS}
      </p>
      <IdeaDetailFields value={details} readOnly={writer.isWriting} onChange={setDetails} />
    </Dialog>
  )
}
