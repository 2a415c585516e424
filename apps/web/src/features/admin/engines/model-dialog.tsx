import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { fieldErrorsOf } from '../../../api/field-errors.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { readJsonObject } from './read-json-object.ts'

const texts = adminEnginesTexts.modelForm
type Row = WireModel['row']

/** Adds or changes a model by its row of the catalogue. `model`: null for a new one. */
export function ModelDialog({ model, onClose }: { model: WireModel | null; onClose: () => void }) {
  const [text, setText] = useState(model ? JSON.stringify(model.row, null, 2) : '')
  const [problem, setProblem] = useState<string | null>(null)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: ({ id, row }: { id: string; row: Row }) => api.models.save({ id, row }),
    onSuccess: (_saved, { id }) => {
      toast.success(texts.saved(id))
      onClose()
      void client.invalidateQueries({ queryKey: query.models.key() })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const row = readJsonObject(text) as Row | null
    const id = row?.id
    setProblem(row === null ? texts.notJson : typeof id === 'string' ? null : texts.noId)
    if (row !== null && typeof id === 'string') save.mutate({ id, row })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      phone="full"
      title={model ? texts.editTitle(model.title) : texts.addTitle}
      description={texts.text}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={texts.row} error={problem}>
          <TextArea
            rows={18}
            spellCheck={false}
            className="font-mono text-12!"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {save.error && <Refusal error={save.error} />}
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={texts.busy} className="justify-self-end">
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}

function Refusal({ error }: { error: unknown }) {
  const fields = Object.entries(fieldErrorsOf(error))
  if (fields.length === 0) return <Banner tone="danger">{messageOf(error)}</Banner>
  return (
    <Banner tone="danger">
      {texts.wrong}
      <ul className="mt-1 list-disc ps-4">
        {fields.map(([path, message]) => (
          <li key={path} className="break-words">
            {path}: {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
