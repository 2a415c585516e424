import { useMutation } from '@tanstack/react-query'
import { useMemo, useState, type SubmitEvent } from 'react'
import { renderSVG } from 'uqr'
import { messageOf } from '../../../api/error.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { uiTexts } from '../../../texts/ui.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { type Enrolment, verifyFirstCode } from './second-factor-requests.ts'

const texts = accountTexts.secondFactor

type ScanStepProps = { enrolment: Enrolment; onDone: () => void; onCancel: () => void }

/** Shows the key to the authenticator app, and turns the second factor on with its first code. */
export function ScanStep({ enrolment, onDone, onCancel }: ScanStepProps) {
  const [code, setCode] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const picture = useMemo(() => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(enrolment.uri, { border: 2 }))}`, [enrolment.uri])
  const digits = code.replaceAll(' ', '')
  const verify = useMutation({ mutationFn: () => verifyFirstCode(digits), onSuccess: onDone })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isValid = /^\d{6}$/.test(digits)
    setInvalid(!isValid)
    if (isValid && !verify.isPending) verify.mutate()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={texts.title} className="grid w-full max-w-100 gap-4">
      <p className="text-13 text-pretty text-text-2">{texts.scan}</p>
      <img src={picture} alt={texts.qr} width={192} height={192} className="rounded-md bg-white" />
      <Field label={texts.key}>
        <TextInput readOnly value={enrolment.key} onFocus={(event) => event.target.select()} className="font-mono" />
      </Field>
      <Field label={texts.code} error={isInvalid ? texts.codeRequired : verify.error && messageOf(verify.error)}>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setInvalid(false)
            verify.reset()
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={verify.isPending} busyLabel={texts.verifying}>
          {texts.verify}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
