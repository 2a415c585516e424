import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api, query } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/error.ts'
import { fieldErrorsOf } from '../../../../api/field-errors.ts'
import { adminEnginesTexts } from '../../../../texts/admin/engines.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Chip } from '../../../../ui/buttons/chip.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { InputMapping } from './input-mapping.tsx'
import { type CheckedWorkflow, WORKFLOW_KINDS, guessedValues, servedBy, toNewWorkflow, withKind } from './workflow-model.ts'

const { workflowForm: texts, models } = adminEnginesTexts

type WorkflowFormProps = { checked: CheckedWorkflow; onBack: () => void; onDone: () => void }

/** Name, use and inputs of a workflow that the server can run. */
export function WorkflowForm({ checked, onBack, onDone }: WorkflowFormProps) {
  const [values, setValues] = useState(() => guessedValues(checked.description))
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: () => api.models.addWorkflow(toNewWorkflow(values, checked)),
    onSuccess: () => {
      toast.success(texts.added(values.title))
      onDone()
      void client.invalidateQueries({ queryKey: query.models.key() })
    },
  })
  const errors = fieldErrorsOf(add.error)
  const others = Object.entries(errors).filter(([name]) => name !== 'title')
  const toggle = (name: string) => {
    const serves = values.serves.includes(name) ? values.serves.filter((each) => each !== name) : [...values.serves, name]
    setValues({ ...values, serves })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    add.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Banner>{texts.works}</Banner>
      <Field label={texts.name} error={errors.title}>
        <TextInput
          autoFocus
          autoComplete="off"
          value={values.title}
          onChange={(event) => setValues({ ...values, title: event.target.value })}
        />
      </Field>
      <Segmented
        label={texts.kind}
        value={values.kind}
        segments={WORKFLOW_KINDS.map((kind) => ({ value: kind, label: adminEnginesTexts.mediumOf(kind) }))}
        onValueChange={(kind) => setValues(withKind(values, kind))}
      />
      <div role="group" aria-label={texts.serves} className="grid gap-2">
        <span aria-hidden className="text-13 font-strong">
          {texts.serves}
        </span>
        <div className="flex flex-wrap gap-2">
          {servedBy(values.kind).map((name) => (
            <Chip key={name} dense selected={values.serves.includes(name)} onClick={() => toggle(name)}>
              {models.serves([name])}
            </Chip>
          ))}
        </div>
      </div>
      <InputMapping description={checked.description} values={values} onChange={setValues} />
      {add.error && (
        <Banner tone="danger">
          {others.length === 0 ? messageOf(add.error) : others.map(([name, message]) => `${name}: ${message}`).join(' ')}
        </Banner>
      )}
      <div className="flex justify-end gap-2.5">
        <Button variant="ghost" onClick={onBack}>
          {texts.back}
        </Button>
        <Button type="submit" variant="primary" busy={add.isPending} busyLabel={texts.busy}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
