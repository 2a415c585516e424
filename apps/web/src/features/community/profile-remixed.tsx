import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { RemixBranch } from '../../story-components/remix-tree/remix-branch.tsx'
import { remixTexts as texts } from '../../texts/community/remixes.ts'

/** Stories of a profile that were remixed, with their remixes. Nothing without any, and when they cannot be read: the stories matter more. */
export function ProfileRemixed({ username }: { username: string }) {
  const { data } = useQuery(query.remixes.ofProfile.queryOptions({ input: { username } }))
  if (!data || data.stories.length === 0) return null
  return (
    <section aria-labelledby="profile-remixed" className="max-w-200 pb-8">
      <h2 id="profile-remixed" className="pb-2 text-16 font-strong">
        {texts.remixed}
      </h2>
      <ul>
        {data.stories.map((story) => (
          <RemixBranch key={story.id} story={story} />
        ))}
      </ul>
    </section>
  )
}
