import type { WireTeam } from '@fablecut/contracts/operations/team/team'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import type { Me } from '../../session/me.ts'
import { accountTexts } from '../../texts/account.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { InviteLink } from './invite-link.tsx'
import { SectionProblem } from './section-problem.tsx'
import { Section } from './section.tsx'
import { TeamMembers } from './team-members.tsx'

const texts = accountTexts.team
const MOST_CHARACTERS = 60

/** The team of the account, or how to found one. */
export function TeamSection({ me }: { me: Me }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(query.team.get.queryOptions())
  const team = data?.team
  return (
    <Section title={texts.title} note={texts.soloNote}>
      {isPending && <Skeleton className="h-20" />}
      {isError && !data && <SectionProblem onRetry={() => void refetch()} busy={isFetching} />}
      {data && !team && <FoundForm />}
      {team && (
        <>
          {team.role === 'owner' ? (
            <RenameForm key={team.name} team={team} />
          ) : (
            <p className="text-14 font-strong wrap-anywhere">{team.name}</p>
          )}
          {team.role === 'owner' && <InviteLink />}
          <TeamMembers team={team} meId={me.id} />
        </>
      )}
    </Section>
  )
}

function FoundForm() {
  const client = useQueryClient()
  const found = useMutation({
    mutationFn: (name: string) => api.team.create({ name }),
    onSuccess: (team) => {
      toast.success(texts.founded(team.name))
      // Lists of stories are the team's from now on.
      return client.invalidateQueries()
    },
  })
  return (
    <NameForm
      saved=""
      words={{ submit: texts.found, busy: texts.founding }}
      busy={found.isPending}
      problem={found.error && messageOf(found.error)}
      onSubmit={(name) => found.mutate(name)}
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
      saved={team.name}
      words={{ submit: texts.rename, busy: texts.renaming }}
      busy={rename.isPending}
      problem={rename.error && messageOf(rename.error)}
      onSubmit={(name) => rename.mutate(name)}
    />
  )
}

type NameFormProps = {
  saved: string
  words: { readonly submit: string; readonly busy: string }
  busy: boolean
  problem: string | null
  onSubmit: (name: string) => void
}

function NameForm({ saved, words, busy, problem, onSubmit }: NameFormProps) {
  const [name, setName] = useState(saved)
  const [fault, setFault] = useState<string | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setFault(wanted === '' ? texts.nameRequired : null)
    if (wanted !== '' && !busy) onSubmit(wanted)
  }
  const isSaved = saved !== '' && name.trim() === saved
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-3 sm:flex-row">
      <Field label={texts.name} error={fault ?? problem} className="w-full grow">
        <TextInput
          autoComplete="off"
          maxLength={MOST_CHARACTERS}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setFault(null)
          }}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel={words.busy} disabled={isSaved} className="sm:mt-7">
        {words.submit}
      </Button>
    </form>
  )
}
