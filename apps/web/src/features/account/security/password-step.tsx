import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/error.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { PasswordField } from './password-field.tsx'

const texts = accountTexts.secondFactor

type Action = { readonly label: string; readonly busyLabel: string; readonly run: (password: string) => Promise<void> }

type PasswordStepProps = {
  /** Name of the form. */
  label: string
  hasPassword: boolean
  actions: readonly Action[]
}

/** The password, and what can be done with it. */
export function PasswordStep({ label, hasPassword, actions }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const act = useMutation({ mutationFn: ({ run }: Action) => run(password), onSuccess: () => setPassword('') })
  const start = (action: Action) => {
    const isMissing = hasPassword && password === ''
    setEmpty(isMissing)
    if (!isMissing && !act.isPending) act.mutate(action)
  }
  return (
    <form
      noValidate
      aria-label={label}
      className="grid w-full max-w-100 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        start(actions[0]!)
      }}
    >
      {hasPassword && (
        <PasswordField
          label={texts.password}
          value={password}
          error={isEmpty ? texts.passwordRequired : act.error && messageOf(act.error)}
          onChange={(value) => {
            setPassword(value)
            setEmpty(false)
            act.reset()
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button
            key={action.label}
            busy={act.isPending && act.variables.label === action.label}
            busyLabel={action.busyLabel}
            onClick={() => start(action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </form>
  )
}
