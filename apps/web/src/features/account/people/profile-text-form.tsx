import { MAX_BIO_CHARACTERS } from '@fablecut/domain/account/profile-text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { fieldErrorsOf } from '../../../api/field-errors.ts'
import { type ProfileData, profileQuery } from '../../../story-data/people/use-follow.ts'
import { peopleTexts } from '../../../texts/people/people.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { SectionError } from '../section-error.tsx'

const texts = peopleTexts.profile

/** Bio and links of the own profile. */
export function ProfileTextSection({ username }: { username: string }) {
  const { data, isPending, isFetching, refetch } = useQuery({ ...profileQuery(username), refetchOnWindowFocus: false })
  if (isPending) return <Skeleton className="h-40" />
  if (!data) return <SectionError busy={isFetching} onRetry={() => void refetch()} />
  return <ProfileTextForm stored={data} />
}

function ProfileTextForm({ stored }: { stored: Pick<ProfileData, 'bio' | 'links'> }) {
  const client = useQueryClient()
  const [bio, setBio] = useState(stored.bio)
  const [links, setLinks] = useState(stored.links.join('\n'))
  const save = useMutation({
    mutationFn: () => api.me.setProfile({ bio, links: links.split('\n').filter((line) => line.trim() !== '') }),
    onSuccess: (saved) => {
      setBio(saved.bio)
      setLinks(saved.links.join('\n'))
      toast.success(texts.saved)
      return client.invalidateQueries({ queryKey: query.profiles.get.key() })
    },
  })
  const errors = fieldErrorsOf(save.error)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label={texts.bio} error={errors['bio'] ?? null} hint={texts.bioHint(MAX_BIO_CHARACTERS - [...bio].length)}>
        <TextArea dir="auto" rows={3} maxLength={MAX_BIO_CHARACTERS} value={bio} onChange={(event) => setBio(event.target.value)} />
      </Field>
      <Field
        label={texts.links}
        error={errors['links'] ?? (save.error && !errors['bio'] ? messageOf(save.error) : null)}
        hint={texts.linksHint}
      >
        <TextArea
          rows={3}
          dir="ltr"
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
          value={links}
          onChange={(event) => setLinks(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}
