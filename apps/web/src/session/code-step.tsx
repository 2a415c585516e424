import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { messageOf } from '../api/error.ts'
import { sessionTexts } from '../texts/account/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { sendCode } from './auth-requests.ts'

const texts = sessionTexts.code

type CodeStepProps = { heading: 'h1' | 'h2'; onDone: () => void; onBack: () => void }

/** Asks for a code of the authenticator app, or a backup code, after the password. */
export function CodeStep({ heading: Heading, onDone, onBack }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const send = useMutation({ mutationFn: () => sendCode(code.replaceAll(' ', '')), onSuccess: onDone })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() !== '' && !send.isPending) send.mutate()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={texts.title} className="grid gap-5">
      <div>
        <Heading className="text-20 font-strong">{texts.title}</Heading>
        <p className="mt-1 text-14 text-text-2">{texts.note}</p>
      </div>
      <Field label={texts.label} error={isEmpty ? texts.required : send.error ? messageOf(send.error) : null} hint={texts.hint}>
        <TextInput
          size="lg"
          name="code"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx_a11y/no-autofocus -- the step replaces the form that had the focus
          autoFocus
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setEmpty(false)
            send.reset()
          }}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={send.isPending} busyLabel={texts.busy} className="w-full">
        {texts.submit}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  )
}
