import type { WirePerson } from '@fablecut/contracts/operations/people/follows'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/layout/avatar.tsx'

type PersonRowProps = { person: Omit<WirePerson, 'is_following'>; children: ReactNode; onOpen?: () => void }

/** A person with a link to their profile, and what can be done at the end. */
export function PersonRow({ person: { username, display_name: name, avatar_url: src }, children, onOpen }: PersonRowProps) {
  return (
    <li className="flex min-h-12 items-center gap-3">
      <Avatar name={name} src={src} />
      <div className="min-w-0 grow">
        <Link
          to="/@{$username}"
          params={{ username }}
          dir="auto"
          onClick={onOpen}
          className="block truncate rounded-sm text-start text-14 font-medium hover:underline"
        >
          {name.trim() || username}
        </Link>
        <p className="truncate text-12 text-text-3">
          <bdi>@{username}</bdi>
        </p>
      </div>
      {children}
    </li>
  )
}
