import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { useClearSession } from '../../session/use-clear-session.ts'
import { accountTexts } from '../../texts/account/account.ts'
import { sessionTexts } from '../../texts/account/session.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { focusFirstInvalidField } from '../../ui/form/focus-first-invalid-field.ts'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useSecurity } from './security/security-query.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { browserStorage, tabStorage } from '../../storage/browser-storage.ts'

const texts = accountTexts.data
const FORM = 'delete-account'

type DeleteAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Explains what is deleted, and asks for the password and a confirmation word. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const hasPassword = useSecurity().data?.has_password ?? true
  const remove = useDelete(hasPassword, (invalid) => focusFirstInvalidField(form.current, invalid))
  const close = (next: boolean) => {
    if (remove.busy) return
    remove.reset()
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={texts.deleteTitle}
      width="md"
      phone="full"
      actions={
        <>
          <Button variant="ghost" onClick={() => close(false)}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={remove.busy} busyLabel={texts.deleting}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-14 text-text-2">
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <form ref={form} id={FORM} onSubmit={remove.submit} noValidate className="mt-5 grid gap-4">
        {hasPassword && (
          <Field label={texts.password} error={remove.errors.password}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              showLabel={sessionTexts.showPassword}
              hideLabel={sessionTexts.hidePassword}
              value={remove.password}
              onChange={(event) => remove.setPassword(event.target.value)}
            />
          </Field>
        )}
        <Field label={texts.confirmationLabel} error={remove.errors.word}>
          <TextInput
            name="word"
            autoComplete="off"
            spellCheck={false}
            value={remove.word}
            onChange={(event) => remove.setWord(event.target.value)}
          />
        </Field>
        {remove.problem && <Banner tone="danger">{remove.problem}</Banner>}
      </form>
    </Dialog>
  )
}

type DeleteErrors = { readonly password?: string; readonly word?: string }

/** `onInvalid` receives validation errors by field, of the client or the server. */
function useDelete(hasPassword: boolean, onInvalid: (faults: DeleteErrors) => void) {
  const leave = useLeave()
  const [password, setPassword] = useState('')
  const [word, setWord] = useState('')
  const [errors, setErrors] = useState<DeleteErrors>({})
  const show = (next: DeleteErrors) => {
    setErrors(next)
    onInvalid(next)
  }
  const remove = useMutation({
    mutationFn: () => api.me.delete({ password }),
    onSuccess: leave,
    onError: (error) => show(fieldErrorsOf(error)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const invalid: DeleteErrors = {
      ...(hasPassword && password === '' && { password: texts.passwordRequired }),
      ...(word.trim() !== texts.confirmationWord && { word: texts.confirmationRequired }),
    }
    show(invalid)
    if (Object.keys(invalid).length === 0 && !remove.isPending) remove.mutate()
  }
  return {
    password,
    word,
    errors,
    submit,
    busy: remove.isPending,
    problem: remove.error && !fieldErrorsOf(remove.error).password ? messageOf(remove.error) : null,
    setPassword: (value: string) => {
      setPassword(value)
      setErrors({ ...errors, password: undefined })
    },
    setWord: (value: string) => {
      setWord(value)
      setErrors({ ...errors, word: undefined })
    },
    reset: () => {
      setPassword('')
      setWord('')
      setErrors({})
      remove.reset()
    },
  }
}

/** Clears this browser's drafts and opens the home page as a visitor. */
function useLeave() {
  const becomeVisitor = useClearSession()
  return async () => {
    await becomeVisitor()
    toast.success(texts.deleted)
    browserStorage.clear()
    tabStorage.clear()
  }
}
