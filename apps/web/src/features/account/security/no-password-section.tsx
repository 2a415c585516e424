import { useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import type { Me } from '../../../session/me.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Section } from '../section.tsx'

const texts = accountTexts.password

/** An account without a password: it is set with a link. */
export function NoPasswordSection({ me }: { me: Me }) {
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const send = useMutation({
    mutationFn: () => api.account.requestPasswordReset({ email: me.email }),
    onSuccess: () => toast.success(texts.noneSent(me.email)),
    onError: (error) => toast.error(messageOf(error)),
  })
  if (!system) return null
  const { mail, oidc } = system.sign_in
  return (
    <Section title={texts.title} note={texts.noneNote(oidc ?? accountTexts.passkeys.title)}>
      {mail ? (
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          {texts.none}
        </Button>
      ) : (
        <p className="text-13 text-text-3">{texts.noneAsk}</p>
      )}
    </Section>
  )
}
