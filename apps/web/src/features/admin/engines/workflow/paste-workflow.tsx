import type { WireConnection } from '@fablecut/contracts/operations/admin/connections'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/error.ts'
import { adminEnginesTexts } from '../../../../texts/admin/engines.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { readJsonObject } from '../read-json-object.ts'
import type { CheckedWorkflow, Workflow } from './workflow-model.ts'

const texts = adminEnginesTexts.workflowForm

/** `connection`: id of the server that checks the text. */
type Pasted = { readonly connection: string; readonly text: string }
type PasteWorkflowProps = {
  servers: readonly WireConnection[]
  pasted: Pasted
  onChange: (pasted: Pasted) => void
  onChecked: (checked: CheckedWorkflow) => void
}

/** Takes a workflow and has a server check it. What the server lacks is listed, and the workflow stays to be checked again. */
export function PasteWorkflow({ servers, pasted, onChange, onChecked }: PasteWorkflowProps) {
  const { connection, text } = pasted
  const [isJson, setJson] = useState(true)
  const check = useMutation({
    mutationFn: (workflow: Workflow) => api.models.checkWorkflow({ connection, workflow }),
    onSuccess: (description, workflow) => {
      if (description.problems.length === 0) onChecked({ connection, workflow, description })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const workflow = readJsonObject(text) as Workflow | null
    setJson(workflow !== null)
    if (workflow !== null) check.mutate(workflow)
  }
  const problems = check.data?.problems ?? []
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {servers.length > 1 && (
        <Select
          label={texts.connection}
          value={connection}
          options={servers.map(({ id, label }) => ({ value: id, label }))}
          onValueChange={(id) => onChange({ ...pasted, connection: id })}
        />
      )}
      <Field label={texts.workflow} error={isJson ? null : texts.notJson}>
        <TextArea
          rows={14}
          spellCheck={false}
          className="font-mono text-12!"
          value={text}
          onChange={(event) => onChange({ ...pasted, text: event.target.value })}
        />
      </Field>
      {check.error && <Banner tone="danger">{messageOf(check.error)}</Banner>}
      {problems.length > 0 && (
        <Banner tone="danger">
          {texts.problems}
          <ul className="mt-1 list-disc ps-4">
            {problems.map((problem) => (
              <li key={problem} className="break-words">
                {problem}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Button type="submit" variant="primary" busy={check.isPending} busyLabel={texts.checking} className="justify-self-end">
        {texts.check}
      </Button>
    </form>
  )
}
