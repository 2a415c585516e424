import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { adminAccountsTexts } from '../../../texts/admin/accounts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Panel } from '../panel.tsx'
import { OneTimeLink } from './one-time-link.tsx'

const texts = adminAccountsTexts.invite

/** Invites somebody by mail, where mails are sent, or by a link. */
export function InvitePanel() {
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const [email, setEmail] = useState('')
  const invite = useMutation({
    mutationFn: (to: string | null) => api.accounts.invite({ email: to }),
    onSuccess: ({ link }, to) => {
      if (link === null && to !== null) toast.success(texts.sent(to))
      setEmail('')
    },
  })
  const hasMail = system?.sign_in.mail ?? false
  const link = invite.data?.link
  return (
    <Panel title={texts.title} note={texts.note}>
      <form
        noValidate
        aria-label={texts.title}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!invite.isPending) invite.mutate(hasMail ? email : null)
        }}
      >
        {hasMail && (
          <Field label={texts.email} error={invite.error && messageOf(invite.error)} className="grow">
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value)
                invite.reset()
              }}
            />
          </Field>
        )}
        {hasMail && (
          <Button type="submit" busy={invite.isPending} busyLabel={texts.busy}>
            {texts.byMail}
          </Button>
        )}
        <Button variant={hasMail ? 'ghost' : 'raised'} busy={invite.isPending} onClick={() => invite.mutate(null)}>
          {texts.byLink}
        </Button>
      </form>
      {link && <OneTimeLink link={link} note={texts.linkNote} />}
    </Panel>
  )
}
