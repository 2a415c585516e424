import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { codeOf } from '../../api/error.ts'
import { ErrorPage } from '../../ui/feedback/error-page.tsx'
import { useSession } from '../../session/me.ts'
import { ReportButton } from '../../story-components/report/report-button.tsx'
import { ListError } from '../../story-components/list-error.tsx'
import { profileStoriesQuery } from '../../story-data/story-lists.ts'
import { communityTexts } from '../../texts/community.ts'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { ProfileCollections } from './collections/profile-collections.tsx'
import { ProfileRemixed } from './profile-remixed.tsx'
import { Feed } from './feed.tsx'
import { useAutoSound } from './stored-preference.ts'
import { FEED_FRESHNESS } from './use-feed.ts'

const texts = communityTexts.profile

/** `/@{username}`: public profile and published stories. */
export function ProfilePage({ username }: { username: string }) {
  const { me } = useSession()
  const { data, error, refetch } = useQuery({ ...query.profiles.get.queryOptions({ input: { username } }) })
  if (!data && codeOf(error) === 'NOT_FOUND') return <ProfileNotFound />
  return (
    <main id="content" className="page pt-7 pb-14">
      {error && !data ? (
        <ListError error={error} title={texts.failed} text={communityTexts.failedText} onRetry={() => void refetch()} />
      ) : (
        <>
          <Head username={username} profile={data} />
          <ProfileCollections username={username} isOwn={me?.username.toLowerCase() === username.toLowerCase()} />
          <ProfileRemixed username={username} />
          <Stories username={username} />
        </>
      )}
    </main>
  )
}

type Profile = { readonly display_name: string; readonly avatar_url: string | null; readonly published_count: number }

function Head({ username, profile }: { username: string; profile: Profile | undefined }) {
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
        <h1 dir="auto" className="text-left text-20 font-strong wrap-anywhere">
          {name ?? `@${username}`}
        </h1>
        <p className="truncate text-13 text-text-3">
          @{username}
          {profile && <span className="tabular-nums"> · {texts.stories(profile.published_count)}</span>}
        </p>
      </div>
      {profile && (
        <div className="ml-auto">
          <ReportButton kind="account" subject={username} isOwn={me?.username.toLowerCase() === username.toLowerCase()} />
        </div>
      )}
    </div>
  )
}

function Stories({ username }: { username: string }) {
  const list = useInfiniteQuery({ ...profileStoriesQuery(username), ...FEED_FRESHNESS })
  const [sound] = useAutoSound()
  return (
    <Feed
      list={list}
      heading="h2"
      hasSound={sound === 'true'}
      hasAuthors={false}
      empty={<EmptyState text={texts.none} />}
      closesToHome={false}
    />
  )
}

const ProfileNotFound = () => (
  <main id="content" className="page">
    <ErrorPage title={texts.notFound} text={texts.notFoundText} to="/story/community" action={texts.notFoundAction} />
  </main>
)
