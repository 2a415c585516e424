import { useInfiniteQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { FollowPersonButton } from '../../../story-components/people/follow-button.tsx'
import { PersonRow } from '../../../story-components/people/person-row.tsx'
import { peopleTexts } from '../../../texts/people/people.ts'
import { uiTexts } from '../../../texts/ui.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const texts = peopleTexts.follow
export type PeopleList = 'followers' | 'following'

const peopleQuery = (list: PeopleList, username: string) =>
  query.follows[list].infiniteOptions({
    input: (cursor: string | undefined) => ({ username, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Whom one follows in the list stays where it is.
    staleTime: Infinity,
    gcTime: 0,
  })

type PeopleDialogProps = { list: PeopleList; username: string; name: string; onClose: () => void }

/** Followers of somebody, or whom they follow. */
export function PeopleDialog({ list, username, name, onClose }: PeopleDialogProps) {
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(peopleQuery(list, username))
  const people = data?.pages.flatMap((page) => page.people) ?? []
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={list === 'followers' ? texts.followersOf(name) : texts.followedBy(name)}
      phone="sheet"
    >
      <div className="max-h-[60dvh] overflow-y-auto">
        {isPending && (
          <div role="status" aria-label={texts.loading} className="grid gap-2">
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} className="h-12" />
            ))}
          </div>
        )}
        {error && !data && (
          <ErrorState
            title={texts.failed}
            text={messageOf(error)}
            action={<Button onClick={() => void refetch()}>{uiTexts.retry}</Button>}
          />
        )}
        {data && people.length === 0 && <p className="py-4 text-14 text-text-2">{texts.noFollowers}</p>}
        <ul className="grid grid-cols-1 gap-1">
          {people.map((person) => (
            <PersonRow key={person.username} person={person} onOpen={onClose}>
              <FollowPersonButton
                username={person.username}
                name={person.display_name.trim() || person.username}
                isFollowing={person.is_following}
              />
            </PersonRow>
          ))}
        </ul>
        {hasNextPage && (
          <Button size="sm" className="mx-auto mt-3 flex" busy={isFetching} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
