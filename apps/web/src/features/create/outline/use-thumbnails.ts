import { isWordsCard } from '@fablecut/domain/story/shot-plan/words-card'
import type { StyleValue } from '@fablecut/domain/story/style'
import type { characterInput } from '@fablecut/contracts/wire/inputs'
import { useQueries } from '@tanstack/react-query'
import type { z } from 'zod'
import { query } from '../../../api/client.ts'
import { useSession } from '../../../session/me.ts'
import { type CreationDraft, type DraftShot, withImageResults, withImagesLoading } from './creation-draft.ts'

/** Choices of the form that thumbnails show. */
export type ThumbnailLook = {
  readonly style: StyleValue
  readonly aspect: '16:9' | '9:16'
  readonly character: z.infer<typeof characterInput> | null
}

/** The shots with rough pictures of their plans, and a function that tries one again. Equal plans are painted once. */
export function useThumbnails({ shots, seed, language }: CreationDraft, { style, aspect, character }: ThumbnailLook) {
  const { hasSession } = useSession()
  const common = { visual_style: style, aspect_ratio: aspect, seed, ...(language !== '' && { language }), ...(character && { character }) }
  const queries = shots.map(({ plan }, shot_index) => ({
    ...query.stories.paintThumbnail.queryOptions({
      input: { ...common, plan: plan!, shot_index, card_index: cardsIn(shots.slice(0, shot_index)) },
    }),
    enabled: plan !== null && hasSession,
    staleTime: Number.POSITIVE_INFINITY,
  }))
  const results = useQueries({ queries })
  const loaded = withImageResults(
    shots,
    results.map(({ data, error }) => ({ image: data?.image, error })),
  )
  const loading = withImagesLoading(shots)
  const shown = shots.map((_, index): DraftShot => (results[index]?.isFetching ? loading[index]! : loaded[index]!))
  return { shots: shown, retry: (index: number) => void results[index]?.refetch() }
}

const cardsIn = (shots: readonly DraftShot[]): number => shots.filter(({ plan }) => plan !== null && isWordsCard(plan)).length
