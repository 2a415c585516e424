import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { FollowPersonButton } from '../../../story-components/people/follow-button.tsx'
import { PersonRow } from '../../../story-components/people/person-row.tsx'
import { peopleTexts } from '../../../texts/people/people.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

const texts = peopleTexts.follow

/** An empty list of stories of people whom one follows: people to follow. */
export function EmptyFollowing({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { data } = useQuery(query.follows.suggested.queryOptions({ staleTime: Infinity, gcTime: 0 }))
  const people = data?.people ?? []
  return (
    <div className="grid grid-cols-1 gap-6">
      <EmptyState text={texts.empty} />
      {people.length > 0 && (
        <section className="mx-auto w-full max-w-110">
          <Heading className="mb-2 text-14 font-strong">{texts.suggested}</Heading>
          <ul className="grid grid-cols-1 gap-1">
            {people.map((person) => (
              <PersonRow key={person.username} person={person}>
                <FollowPersonButton username={person.username} name={person.display_name.trim() || person.username} isFollowing={false} />
              </PersonRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
