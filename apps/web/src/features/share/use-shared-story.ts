import { isContestCategory } from '@fablecut/domain/story/contests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../api/client.ts'
import { useSession } from '../../session/me.ts'
import { storyQuery } from '../../story-data/story-lists.ts'
import { exportReason, hasWatermarkDisabled } from './export-needed.ts'
import { sharePayload } from './share-links.ts'
import type { SharedStory } from '../../slots/share-popup.ts'

/** The story as it is shared: read anew for its owner, as it came for everybody else. */
export function useSharedStory(card: SharedStory, isOpen: boolean) {
  const { me } = useSession()
  const isOwner = me?.id === card.user_id
  const [chosenRemoval, setRemoveWatermark] = useState<boolean | null>(null)
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const read = useQuery({ ...storyQuery(card.id), enabled: isOpen && isOwner, refetchOnMount: 'always', refetchOnWindowFocus: false })
  const story = read.isFetchedAfterMount && read.data ? read.data : null
  const original = story !== null && hasWatermarkDisabled(story)
  const removeWatermark = chosenRemoval ?? original
  const reason = exportReason({ ...(story ?? card), removesWatermark: original }, removeWatermark)
  return {
    card,
    /** Null for others than the owner, and until it is read. */
    story,
    isStoryLost: read.isError && story === null,
    readAgain: () => void read.refetch(),
    me,
    isOwner,
    payload: sharePayload(story ?? card, system?.share_handle ?? '', window.location.origin),
    /** Where the contest is entered that this story may take part in; null: none. */
    contestForm: system?.contest_form_url && isContestCategory(card.category_id) ? system.contest_form_url : null,
    /** Why it has to be exported first; others never export. */
    reason: isOwner ? reason : null,
    removeWatermark,
    /** Null: as the story says. */
    setRemoveWatermark,
  }
}
