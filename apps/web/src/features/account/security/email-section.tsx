import { useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import type { Me } from '../../../session/me.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Section } from '../section.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { SecurityContent } from './security-content.tsx'

const texts = accountTexts.email

/** The address of the account: whether it is confirmed, and its change. */
export function EmailSection({ me }: { me: Me }) {
  return (
    <Section title={texts.title}>
      <SecurityContent>
        {({ email_confirmed: isConfirmed, has_password: hasPassword }) => (
          <>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
              <span className="min-w-0 wrap-anywhere">{me.email}</span>
              <Badge>{isConfirmed ? texts.confirmed : texts.unconfirmed}</Badge>
            </p>
            {!isConfirmed && <Unconfirmed email={me.email} />}
            <ChangeEmailForm hasPassword={hasPassword} />
          </>
        )}
      </SecurityContent>
    </Section>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const send = useMutation({
    mutationFn: () => api.account.sendConfirmation(),
    onSuccess: () => toast.success(texts.sent(email)),
    onError: (error) => toast.error(messageOf(error)),
  })
  if (!system?.sign_in.mail) return null
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="text-13 text-pretty text-text-2">{texts.unconfirmedNote}</p>
      <Button size="sm" busy={send.isPending} busyLabel={texts.sending} onClick={() => send.mutate()}>
        {texts.confirm}
      </Button>
    </div>
  )
}
