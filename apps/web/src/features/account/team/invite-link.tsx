import { useMutation } from '@tanstack/react-query'
import { Copy, Link2 } from 'lucide-react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { formatDate } from '../../../texts/format.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'

const texts = accountTexts.team

/** Creates an invitation link. It is shown once, as only the response contains it. */
export function InviteLink() {
  const invite = useMutation({
    mutationFn: () => api.team.invite(),
    onError: (error) => toast.error(messageOf(error)),
  })
  const invitation = invite.data && {
    link: `${window.location.origin}/team/join/${invite.data.token}`,
    until: formatDate(invite.data.expires_at),
  }
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {invitation && (
        <div className="flex w-full flex-col items-start gap-3 sm:flex-row">
          <Field label={texts.link} hint={texts.validUntil(invitation.until)} className="w-full grow">
            <TextInput readOnly value={invitation.link} onFocus={(event) => event.target.select()} />
          </Field>
          <Button icon={<Copy aria-hidden />} className="sm:mt-7" onClick={() => void copy(invitation.link)}>
            {texts.copy}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          icon={<Link2 aria-hidden />}
          size={invitation ? 'sm' : 'md'}
          variant={invitation ? 'ghost' : 'raised'}
          busy={invite.isPending}
          busyLabel={texts.inviting}
          onClick={() => invite.mutate()}
        >
          {invitation ? texts.inviteAgain : texts.invite}
        </Button>
        <p className="text-12 text-pretty text-text-3">{texts.inviteNote}</p>
      </div>
    </div>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(texts.copied)
  } catch {
    toast.error(texts.copyFailed)
  }
}
