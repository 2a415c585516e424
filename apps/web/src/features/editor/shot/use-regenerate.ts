import { fromWirePriceBook } from '@fablecut/contracts/wire/price-book'
import { estimate } from '@fablecut/domain/pricing/estimate'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { modelInputsOf } from './model-choice.ts'
import type { RegenerationRequest } from './regeneration.ts'
import { regenerationOf } from './regeneration-over-http.ts'

export type RegenerationOptions = Pick<RegenerationRequest, 'endFrameUrl' | 'referenceUrls'> & { readonly settings?: AdvancedSettings }

/** Regenerates shots, and quotes the price by the function that also charges it. */
export function useRegenerate() {
  const session = useEditorSession()
  const client = useQueryClient()
  const story = useEditor((state) => state.story)
  const { data: book } = useQuery(query.credits.prices.queryOptions())
  /** Null until the prices are loaded. */
  const priceOf = (shotIds: readonly string[], media: readonly ShotMedium[], settings: AdvancedSettings = {}): number | null => {
    if (!book) return null
    const inputs = { shotCount: shotIds.length, media, story: modelInputsOf(story), advancedSettings: settings }
    return estimate(fromWirePriceBook(book), { key: 'story.shot_generation', inputs }).credits
  }
  const regenerate = async (shotIds: readonly string[], media: readonly ShotMedium[], asking: RegenerationOptions = {}): Promise<void> => {
    const { settings = {}, ...rest } = asking
    const credits = priceOf(shotIds, media, settings)
    if (credits !== null && shotIds.length > 0) await regenerationOf(session, client).order({ shotIds, media, settings, credits, ...rest })
  }
  return { regenerate, priceOf }
}
