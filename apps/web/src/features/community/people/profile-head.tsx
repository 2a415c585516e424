import { useState } from 'react'
import { useSession } from '../../../session/me.ts'
import { FollowButton } from '../../../story-components/people/follow-button.tsx'
import { ReportButton } from '../../../story-components/report/report-button.tsx'
import type { ProfileData } from '../../../story-data/people/use-follow.ts'
import { communityTexts } from '../../../texts/community.ts'
import { peopleTexts } from '../../../texts/people/people.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Avatar } from '../../../ui/layout/avatar.tsx'
import { BlockButton } from './block-button.tsx'
import { ProfileText } from './profile-text.tsx'
import { PeopleDialog, type PeopleList } from './people-dialog.tsx'

/** Picture, name and numbers of a profile, and what can be done with it. */
export function ProfileHead({ username, profile }: { username: string; profile: ProfileData | undefined }) {
  const name = profile ? profile.display_name.trim() || username : null
  const { me } = useSession()
  usePageTitle(name)
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-4 pb-7">
      {profile ? (
        <Avatar name={name ?? ''} src={profile.avatar_url} className="size-18!" />
      ) : (
        <Skeleton className="size-18 shrink-0 rounded-full" />
      )}
      <div className="grid min-w-0 gap-0.5">
        <h1 dir="auto" className="text-start text-20 font-strong wrap-anywhere">
          {name ?? `@${username}`}
        </h1>
        <p className="truncate text-13 text-text-3">
          <bdi>@{username}</bdi>
          {profile && <span className="tabular-nums"> · {communityTexts.profile.stories(profile.published_count)}</span>}
        </p>
        {profile && <Numbers username={username} name={name ?? ''} profile={profile} />}
      </div>
      {profile && (
        <div className="flex flex-wrap items-center gap-1 sm:ms-auto">
          <FollowButton username={username} />
          <BlockButton username={username} name={name ?? ''} isBlocked={profile.is_blocked} />
          <ReportButton kind="account" subject={username} isOwn={me?.username.toLowerCase() === username.toLowerCase()} />
        </div>
      )}
      {profile && !profile.is_blocked && <ProfileText bio={profile.bio} links={profile.links} />}
    </div>
  )
}

function Numbers({ username, name, profile }: { username: string; name: string; profile: ProfileData }) {
  const [opened, setOpened] = useState<PeopleList | null>(null)
  const numbers = [
    ['followers', peopleTexts.follow.followers(profile.follower_count)],
    ['following', peopleTexts.follow.followed(profile.following_count)],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-3 text-13 tabular-nums">
      {numbers.map(([list, label]) => (
        <button
          key={list}
          type="button"
          className="hit quick relative rounded-sm text-text-2 hover:text-text hover:underline"
          onClick={() => setOpened(list)}
        >
          {label}
        </button>
      ))}
      {opened && <PeopleDialog list={opened} username={username} name={name} onClose={() => setOpened(null)} />}
    </p>
  )
}
