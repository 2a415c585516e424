import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { messageOf } from '../../api/error.ts'
import type { Me } from '../../session/me.ts'
import { accountTexts } from '../../texts/account.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateProfile } from './account-requests.ts'
import { ProfilePicture } from './profile-picture.tsx'
import { Section } from './section.tsx'

const texts = accountTexts.profile
const MOST_CHARACTERS = 80

export function ProfileSection({ me }: { me: Me }) {
  return (
    <Section title={texts.title} note={texts.note}>
      <ProfilePicture me={me} />
      <NameForm key={me.displayName} name={me.displayName} />
      <dl className="mt-5 grid gap-4 border-t border-line pt-4 text-14 sm:grid-cols-2">
        <Fact label={texts.username} value={`@${me.username}`} hint={texts.kept} />
        <Fact label={texts.email} value={me.email} />
      </dl>
    </Section>
  )
}

function Fact({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 font-strong">{label}</dt>
      <dd className="mt-1 wrap-anywhere text-text-2">
        {value}
        {hint && <span className="mt-0.5 block text-12 text-text-3">{hint}</span>}
      </dd>
    </div>
  )
}

function NameForm({ name: saved }: { name: string }) {
  const client = useQueryClient()
  const [name, setName] = useState(saved)
  const [fault, setFault] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (wanted: string) => updateProfile({ name: wanted }),
    onSuccess: () => {
      toast.success(texts.saved)
      // The name stands on cards and in menus alike.
      return client.invalidateQueries()
    },
    onError: (error) => setFault(messageOf(error)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setFault(texts.nameRequired)
    save.mutate(wanted)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col items-start gap-3 sm:flex-row">
      <Field label={texts.name} error={fault} className="w-full grow">
        <TextInput
          autoComplete="name"
          maxLength={MOST_CHARACTERS}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setFault(null)
          }}
        />
      </Field>
      <Button type="submit" busy={save.isPending} busyLabel={texts.saving} disabled={name.trim() === saved} className="sm:mt-7">
        {texts.save}
      </Button>
    </form>
  )
}
