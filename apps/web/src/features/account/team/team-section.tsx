import type { WireTeam } from '@fablecut/contracts/operations/team/team'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import type { Me } from '../../../session/me.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { InviteLink } from './invite-link.tsx'
import { NameForm } from '../name-form.tsx'
import { SectionError } from '../section-error.tsx'
import { Section } from '../section.tsx'
import { TeamMembers } from './team-members.tsx'

const texts = accountTexts.team
const NAME = { maxCharacters: 60, autoComplete: 'off' } as const
const NAME_WORDS = { label: texts.name, required: texts.nameRequired }

/** The account's team, or the form to create one. */
export function TeamSection({ me }: { me: Me }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(query.team.get.queryOptions())
  const team = data?.team
  return (
    <Section title={texts.title} note={texts.soloNote}>
      {isPending && <Skeleton className="h-20" />}
      {isError && !data && <SectionError onRetry={() => void refetch()} busy={isFetching} />}
      {data && !team && <FoundForm />}
      {team && (
        <>
          {team.role === 'owner' ? <RenameForm team={team} /> : <p className="text-14 font-strong wrap-anywhere">{team.name}</p>}
          {team.role === 'owner' && <InviteLink />}
          <TeamMembers team={team} meId={me.id} />
        </>
      )}
    </Section>
  )
}

function FoundForm() {
  const client = useQueryClient()
  const create = useMutation({
    mutationFn: (name: string) => api.team.create({ name }),
    onSuccess: (team) => {
      toast.success(texts.created(team.name))
      // Story lists now include the team's stories.
      return client.invalidateQueries()
    },
  })
  return (
    <NameForm
      {...NAME}
      saved=""
      words={{ ...NAME_WORDS, submit: texts.create, busy: texts.creating }}
      busy={create.isPending}
      problem={create.error && messageOf(create.error)}
      onSubmit={(name) => create.mutate(name)}
    />
  )
}

function RenameForm({ team }: { team: WireTeam }) {
  const client = useQueryClient()
  const rename = useMutation({
    mutationFn: (name: string) => api.team.rename({ name }),
    onSuccess: (renamed) => {
      client.setQueryData(query.team.get.queryKey(), { team: renamed })
      toast.success(texts.renamed)
    },
  })
  return (
    <NameForm
      {...NAME}
      saved={team.name}
      words={{ ...NAME_WORDS, submit: texts.rename, busy: texts.renaming }}
      busy={rename.isPending}
      problem={rename.error && messageOf(rename.error)}
      onSubmit={(name) => rename.mutate(name)}
    />
  )
}
