import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/error.ts'
import type { Me } from '../../session/me.ts'
import { accountTexts } from '../../texts/account/account.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { updateProfile } from './account-requests.ts'
import { NameForm } from './name-form.tsx'
import { ProfileTextSection } from './people/profile-text-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import { Section } from './section.tsx'

const texts = accountTexts.profile
const MAX_CHARACTERS = 80

export function ProfileSection({ me }: { me: Me }) {
  return (
    <Section title={texts.title} note={texts.note}>
      <ProfilePicture me={me} />
      <div className="mt-5">
        <OwnName name={me.displayName} />
      </div>
      <div className="mt-5">
        <ProfileTextSection username={me.username} />
      </div>
      <dl className="mt-5 grid gap-4 border-t border-line pt-4 text-14">
        <Fact label={texts.username} value={<ToProfile username={me.username} />} hint={texts.usernameHint} />
      </dl>
    </Section>
  )
}

const ToProfile = ({ username }: { username: string }) => (
  <bdi>
    <Link
      to="/@{$username}"
      params={{ username }}
      className="quick rounded-sm underline decoration-line-2 underline-offset-4 hover:text-text hover:decoration-current"
    >
      @{username}
    </Link>
  </bdi>
)

function Fact({ label, value, hint }: { label: string; value: ReactNode; hint?: string }) {
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

function OwnName({ name }: { name: string }) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (name: string) => updateProfile({ name: name }),
    onSuccess: () => {
      toast.success(texts.saved)
      // The name is also used on cards and in menus.
      return client.invalidateQueries()
    },
  })
  return (
    <NameForm
      saved={name}
      maxCharacters={MAX_CHARACTERS}
      words={{ label: texts.name, required: texts.nameRequired, submit: texts.save, busy: texts.saving }}
      autoComplete="name"
      busy={save.isPending}
      problem={save.error && messageOf(save.error)}
      onSubmit={(name) => save.mutate(name)}
    />
  )
}
