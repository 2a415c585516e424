import type { ReactNode } from 'react'
import type { WorkflowDescription } from '@fablecut/contracts/operations/admin/workflows'
import { adminEnginesTexts } from '../../../../texts/admin/engines.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { WorkflowValues } from './workflow-model.ts'

const texts = adminEnginesTexts.workflowForm

type InputMappingProps = { description: WorkflowDescription; values: WorkflowValues; onChange: (values: WorkflowValues) => void }

/** Which input of which node each part of a request is written into, and which node has the result. */
export function InputMapping({ description, values, onChange }: InputMappingProps) {
  const paths = [
    { value: '', label: texts.none },
    ...description.inputs.map(({ path, class_type: classType, name, node }) => ({
      value: path,
      label: texts.input(classType, name, node),
    })),
  ]
  const results = [{ value: '', label: texts.anyResult }, ...description.results.map((node) => ({ value: node, label: texts.node(node) }))]
  return (
    <fieldset className="grid gap-3">
      <legend className="text-13 font-strong">{texts.fieldsTitle}</legend>
      <p className="text-12 text-pretty text-text-3">{texts.fieldsNote}</p>
      {description.known_fields.map((field) => (
        <Labelled key={field} label={texts.fields[field] ?? field}>
          <Select
            label={texts.fields[field] ?? field}
            value={values.fields[field] ?? ''}
            options={paths}
            onValueChange={(path) => onChange({ ...values, fields: { ...values.fields, [field]: path } })}
          />
        </Labelled>
      ))}
      <Labelled label={texts.result}>
        <Select label={texts.result} value={values.result} options={results} onValueChange={(result) => onChange({ ...values, result })} />
      </Labelled>
      {values.kind === 'clip' && (
        <Field label={texts.fps}>
          <TextInput inputMode="decimal" value={values.fps} onChange={(event) => onChange({ ...values, fps: event.target.value })} />
        </Field>
      )}
    </fieldset>
  )
}

/** The select has the label as its name. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid items-center gap-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:gap-4">
    <span aria-hidden className="text-13 text-text-2">
      {label}
    </span>
    {children}
  </div>
)
