import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import { useState, type SubmitEvent } from 'react'
import { messageOf } from '../../../api/error.ts'
import { fieldErrorsOf } from '../../../api/field-errors.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { type Choice, type ConnectionValues, choicesOf, emptyValues, numberErrors, valuesOf } from './connection-form-model.ts'
import { KindsField } from './kinds-field.tsx'

const texts = adminEnginesTexts.form

type ConnectionFormProps = {
  providers: WireConnections['providers']
  /** Null: a new one. */
  connection: WireConnection | null
  busy: boolean
  /** Of the last save. */
  error: unknown
  onSubmit: (values: ConnectionValues, choice: Choice) => void
}

/** Fields of a connection. The provider and the address of an existing one stay. */
export function ConnectionForm({ providers, connection, busy, error, onSubmit }: ConnectionFormProps) {
  const choices = choicesOf(providers)
  const [values, setValues] = useState(() => (connection ? valuesOf(connection, choices) : emptyValues(choices[0]!)))
  const [hasNumberErrors, setNumberErrors] = useState(false)
  const choice = choices.find(({ id }) => id === values.choice) ?? choices[0]!
  const refused = fieldErrorsOf(error)
  const errors = { ...refused, ...(hasNumberErrors && numberErrors(values)) }
  const set = (change: Partial<ConnectionValues>) => setValues({ ...values, ...change })
  const input = (name: 'label' | 'base_url' | 'model' | 'text_model' | 'concurrency' | 'daily_budget_usd') => ({
    name,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isWrong = Object.keys(numberErrors(values)).length > 0
    setNumberErrors(isWrong)
    if (!isWrong && !busy) onSubmit(values, choice)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {connection === null && (
        <div className="grid gap-2">
          <span aria-hidden className="text-13 font-strong">
            {texts.provider}
          </span>
          <Select
            label={texts.provider}
            value={choice.id}
            options={choices.map(({ id, title, takesModel, kinds }) => ({
              value: id,
              label: title,
              note: takesModel ? texts.ownServerNote : kinds.map(adminEnginesTexts.mediumOf).join(', '),
            }))}
            onValueChange={(id) => setValues(emptyValues(choices.find((each) => each.id === id)!))}
          />
        </div>
      )}
      <Field label={texts.label} hint={texts.labelHint} error={errors.label}>
        <TextInput {...input('label')} />
      </Field>
      {connection === null ? (
        <Field label={texts.address} hint={choice.standardAddress && texts.addressHint(choice.standardAddress)} error={errors.base_url}>
          <TextInput inputMode="url" {...input('base_url')} />
        </Field>
      ) : (
        <p className="text-12 text-pretty break-words text-text-3">
          {connection.base_url}. {texts.addressStays}
        </p>
      )}
      <Field label={texts.key} hint={keyHint(choice, connection)} error={errors.key}>
        <PasswordInput
          name="key"
          autoComplete="off"
          showLabel={texts.showKey}
          hideLabel={texts.hideKey}
          value={values.key}
          onChange={(event) => set({ key: event.target.value })}
        />
      </Field>
      {choice.takesModel && (
        <Field label={texts.model} hint={texts.modelHint} error={errors.model}>
          <TextInput {...input('model')} />
        </Field>
      )}
      <KindsField choice={choice} kinds={values.kinds} error={errors.kinds} onChange={(kinds) => set({ kinds })} />
      {choice.textModel !== null && values.kinds.includes('text') && (
        <Field label={texts.textModel} hint={texts.textModelHint(choice.textModel)} error={errors.text_model}>
          <TextInput {...input('text_model')} />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.concurrency} hint={texts.concurrencyHint} error={errors.concurrency}>
          <TextInput inputMode="numeric" {...input('concurrency')} />
        </Field>
        <Field label={texts.budget} hint={texts.budgetHint} error={errors.daily_budget_usd}>
          <TextInput inputMode="decimal" {...input('daily_budget_usd')} />
        </Field>
      </div>
      {error != null && Object.keys(refused).length === 0 && <Banner tone="danger">{messageOf(error)}</Banner>}
      <Button type="submit" variant="primary" busy={busy} busyLabel={texts.busy} className="justify-self-end">
        {connection === null ? texts.add : texts.save}
      </Button>
    </form>
  )
}

function keyHint({ needsKey }: Choice, connection: WireConnection | null): string {
  if (connection?.has_key) return texts.keyStays(connection.key_end)
  return needsKey ? texts.keyHint : texts.keyOptional
}
