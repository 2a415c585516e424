import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { dataOf, messageOf } from '../../../api/error.ts'
import { addPasskey, canUsePasskeys, isCancelled } from '../../../session/passkeys.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { parseUserAgent } from '../parse-user-agent.ts'
import { PasswordStep } from './password-step.tsx'
import { useSecurityChanged } from './security-query.ts'

const texts = accountTexts.passkeys

/** Adds a passkey. Some time after the sign-in the server asks for the password first. */
export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const changed = useSecurityChanged()
  const [isAsking, setAsking] = useState(false)
  const add = useMutation({
    mutationFn: () => addPasskey(deviceName()),
    onSuccess: async () => {
      setAsking(false)
      toast.success(texts.added)
      await changed()
    },
    onError: (error) => {
      if (isTooOld(error)) setAsking(true)
      else if (!isCancelled(error)) toast.error(hasOne(error) ? texts.exists : messageOf(error))
    },
  })
  if (!canUsePasskeys()) return <p className="mt-3 text-13 text-text-3">{texts.unsupported}</p>
  if (isAsking && !hasPassword)
    return (
      <p role="status" className="mt-3 text-13 text-text-2">
        {texts.signInAgain}
      </p>
    )
  if (isAsking)
    return (
      <div className="mt-4 grid gap-3">
        <p role="status" className="text-13 text-text-2">
          {texts.passwordFirst}
        </p>
        <PasswordStep
          label={texts.add}
          hasPassword
          actions={[
            {
              label: texts.add,
              busyLabel: texts.adding,
              run: async (password) => {
                await api.account.confirmSession({ password })
                setAsking(false)
                add.mutate()
              },
            },
          ]}
        />
      </div>
    )
  return (
    <Button className="mt-4" busy={add.isPending} busyLabel={texts.adding} onClick={() => add.mutate()}>
      {texts.add}
    </Button>
  )
}

const isTooOld = (error: unknown): boolean => dataOf(error)['reason'] === 'SIGN_IN_AGAIN'

const hasOne = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'

function deviceName(): string {
  const { browser, system } = parseUserAgent(navigator.userAgent)
  return browser && system ? accountTexts.sessions.on(browser, system) : (browser ?? system ?? texts.defaultName)
}
