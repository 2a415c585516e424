import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { api, query } from '../../../api/client.ts'
import { codeOf, messageOf } from '../../../api/error.ts'
import { useSession } from '../../../session/me.ts'
import { ErrorPage } from '../../../ui/feedback/error-page.tsx'
import { accountTexts } from '../../../texts/account/account.ts'
import { uiTexts } from '../../../texts/ui.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { joinState } from './join-state.ts'

const texts = accountTexts.join

/** `/team/join/{token}`: shows an invitation and joins the team. */
export function JoinTeamPage({ token }: { token: string }) {
  useClaimPrimaryAction()
  const { me } = useSession()
  const invite = useQuery(query.team.getInvite.queryOptions({ input: { token }, staleTime: 0 }))
  const isDead = codeOf(invite.error) === 'NOT_FOUND'
  usePageTitle(isDead ? null : texts.title)
  return (
    <main id="content" className="page">
      {isDead && <ErrorPage title={texts.expired} text={texts.expiredText} to="/story" action={texts.toHome} />}
      {invite.isError && !isDead && !invite.data && (
        <ErrorState
          level={1}
          title={accountTexts.failed.title}
          text={accountTexts.failed.text}
          action={
            <Button busy={invite.isFetching} onClick={() => void invite.refetch()}>
              {uiTexts.retry}
            </Button>
          }
        />
      )}
      {!isDead && !invite.isError && (
        <Card className="mx-auto mt-6 grid max-w-110 justify-items-center gap-3 px-5 py-8 text-center sm:mt-14">
          {invite.data && me !== undefined ? <Invitation token={token} invite={invite.data} me={me} /> : <Waiting />}
        </Card>
      )}
    </main>
  )
}

const Waiting = () => (
  <>
    <Skeleton className="size-12 rounded-full!" />
    <Skeleton className="h-6 w-48" />
    <Skeleton className="h-5 w-64 max-w-full" />
    <Skeleton className="mt-3 h-11 w-full" />
  </>
)

type InvitationProps = {
  token: string
  invite: Awaited<ReturnType<typeof api.team.getInvite>>
  me: ReturnType<typeof useSession>['me']
}

function Invitation({ token, invite, me }: InvitationProps) {
  const { team_name: team, invited_by: inviter, members } = invite
  const state = joinState(me ?? null, invite)
  if (state === 'own')
    return (
      <Words title={texts.ownTeam(team)} text={texts.ownTeamText}>
        <ToAccount />
      </Words>
    )
  if (state === 'other')
    return (
      <Words title={texts.otherTeam} text={texts.otherTeamText(team)}>
        <ToAccount />
      </Words>
    )
  return (
    <Words title={texts.heading(team)} text={texts.invitedBy(inviter, members)} note={texts.effect}>
      {state === 'ready' ? <JoinButton token={token} /> : <SignInLink token={token} />}
    </Words>
  )
}

function Words({ title, text, note, children }: { title: string; text: string; note?: string; children: ReactNode }) {
  return (
    <>
      <span className="grid size-12 place-items-center rounded-full bg-hover text-text-2">
        <Users aria-hidden className="size-5" />
      </span>
      <h1 className="text-20 font-strong text-balance wrap-anywhere">{title}</h1>
      <p className="text-balance wrap-anywhere text-text-2">{text}</p>
      {note && <p className="text-13 text-balance text-text-3">{note}</p>}
      <div className="mt-3 grid w-full gap-2">{children}</div>
    </>
  )
}

const ToAccount = () => (
  <Link to="/account" className={buttonClass({ variant: 'primary', size: 'lg' })}>
    {texts.toAccount}
  </Link>
)

function SignInLink({ token }: { token: string }) {
  return (
    <>
      <Link to="/signin" search={{ callbackUrl: `/team/join/${token}` }} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {texts.signIn}
      </Link>
      <p className="text-12 text-text-3">{texts.signInNote}</p>
    </>
  )
}

function JoinButton({ token }: { token: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const join = useMutation({
    mutationFn: () => api.team.join({ token }),
    onSuccess: async (team) => {
      toast.success(texts.joined(team.name))
      await client.invalidateQueries({ queryKey: ['me'] })
      await navigate({ to: '/story' })
      await client.invalidateQueries()
    },
    onError: (error) => {
      toast.error(messageOf(error))
      return client.invalidateQueries()
    },
  })
  return (
    <Button variant="primary" size="lg" busy={join.isPending} busyLabel={texts.joining} onClick={() => join.mutate()}>
      {texts.join}
    </Button>
  )
}
