import { useQuery } from '@tanstack/react-query'
import { codeOf } from '../../api/error.ts'
import { ErrorPage } from '../../ui/feedback/error-page.tsx'
import { useSession } from '../../session/me.ts'
import { ListError } from '../../story-components/list-error.tsx'
import { profileQuery } from '../../story-data/people/use-follow.ts'
import { communityTexts } from '../../texts/community.ts'
import { peopleTexts } from '../../texts/people/people.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ProfileCollections } from './collections/profile-collections.tsx'
import { ProfileHead } from './people/profile-head.tsx'
import { ProfileRemixed } from './profile-remixed.tsx'
import { ProfileStories } from './profile-stories.tsx'

const texts = communityTexts.profile

/** `/@{username}`: public profile and published stories. */
export function ProfilePage({ username }: { username: string }) {
  const { me } = useSession()
  const { data, error, refetch } = useQuery(profileQuery(username))
  if (!data && codeOf(error) === 'NOT_FOUND') return <ProfileNotFound />
  return (
    <main id="content" className="page pt-7 pb-14">
      {error && !data ? (
        <ListError error={error} title={texts.failed} text={communityTexts.failedText} onRetry={() => void refetch()} />
      ) : (
        <>
          <ProfileHead username={username} profile={data} />
          {data?.is_blocked ? (
            <EmptyState text={peopleTexts.block.blocked} />
          ) : (
            <>
              <ProfileCollections username={username} isOwn={me?.username.toLowerCase() === username.toLowerCase()} />
              <ProfileRemixed username={username} />
              <ProfileStories username={username} />
            </>
          )}
        </>
      )}
    </main>
  )
}

const ProfileNotFound = () => (
  <main id="content" className="page">
    <ErrorPage title={texts.notFound} text={texts.notFoundText} to="/story/community" action={texts.notFoundAction} />
  </main>
)
