import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../api/error.ts'
import { postAuth } from '../../../session/auth-requests.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { formatDate } from '../../../texts/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Section } from '../section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { SecurityContent } from './security-content.tsx'
import { useSecurityChanged, type Passkey } from './security-query.ts'

const texts = accountTexts.passkeys

/** The passkeys of the account. */
export function PasskeysSection() {
  return (
    <Section title={texts.title} note={texts.note}>
      <SecurityContent>
        {({ passkeys, has_password: hasPassword }) => (
          <>
            {passkeys.length === 0 && <p className="text-13 text-text-3">{texts.none}</p>}
            <ul className="divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
            <AddPasskey hasPassword={hasPassword} />
          </>
        )}
      </SecurityContent>
    </Section>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const changed = useSecurityChanged()
  const [isAsking, setAsking] = useState(false)
  const name = passkey.name ?? texts.defaultName
  const remove = useMutation({
    mutationFn: () => postAuth('passkey/delete-passkey', { id: passkey.id }),
    onSuccess: () => toast.success(texts.removed),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: async () => {
      setAsking(false)
      await changed()
    },
  })
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <KeyRound aria-hidden className="size-5 shrink-0 text-text-2" />
      <div className="min-w-0 grow">
        <p className="text-14 font-medium wrap-anywhere">{name}</p>
        {passkey.created_at && <p className="text-12 text-text-3">{texts.created(formatDate(passkey.created_at))}</p>}
      </div>
      <Button size="sm" variant="line" aria-label={texts.removeLabel(name)} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.removeTitle(name)}
        text={texts.removeText}
        confirm={texts.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  )
}
