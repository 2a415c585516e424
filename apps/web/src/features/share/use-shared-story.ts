import { isContestCategory } from '@fablecut/domain/story/contests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../api/client.ts'
import { useSession } from '../../session/me.ts'
import { storyQuery } from '../../story-data/story-lists.ts'
import { exportReason, hasWatermarkDisabled } from './export-needed.ts'
import { sharePayload } from './share-links.ts'
import type { SharedStory } from '../../slots/share-popup.ts'

/** The shared story: refetched for its owner, as given for others. */
export function useSharedStory(card: SharedStory, isOpen: boolean) {
  const { me } = useSession()
  const isOwner = me?.id === card.user_id
  const [chosenRemoval, setChosenRemoval] = useState<boolean | null>(null)
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const read = useQuery({ ...storyQuery(card.id), enabled: isOpen && isOwner, refetchOnMount: 'always', refetchOnWindowFocus: false })
  const story = read.isFetchedAfterMount && read.data ? read.data : null
  const original = story !== null && hasWatermarkDisabled(story)
  const removeWatermark = chosenRemoval ?? original
  const reason = exportReason({ ...(story ?? card), removesWatermark: original }, removeWatermark)
  return {
    card,
    /** Null for other viewers, and while loading. */
    story,
    isStoryLost: read.isError && story === null,
    readAgain: () => void read.refetch(),
    me,
    isOwner,
    payload: sharePayload(story ?? card, system?.share_handle ?? '', window.location.origin),
    /** Whether the film can be shown in other web pages: it is there, and everybody may watch it. */
    isEmbeddable: (story?.last_export_url ?? card.last_export_url) !== null && ((story ?? card).is_published || story?.is_public === true),
    /** Contest form URL if the story is eligible, else null. */
    contestForm: system?.contest_form_url && isContestCategory(card.category_id) ? system.contest_form_url : null,
    /** Why an export is needed; only for the owner. */
    reason: isOwner ? reason : null,
    removeWatermark,
    /** Null: the story's own setting. */
    setRemoveWatermark: setChosenRemoval,
  }
}
