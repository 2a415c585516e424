import { estimate } from '@fablecut/domain/pricing/estimate'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
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
    const inputs = { category_id: story.categoryId, category_inputs: story.inputs, advanced_settings: settings }
    const price = estimate(book, 'story.shot_generation', { ...inputs, shots: shotIds.length, media_types: [...media] })
    return price.ok ? price.value.credits : null
  }
  const regenerate = async (shotIds: readonly string[], media: readonly ShotMedium[], asking: RegenerationOptions = {}): Promise<void> => {
    const { settings = {}, ...rest } = asking
    const credits = priceOf(shotIds, media, settings)
    if (credits !== null && shotIds.length > 0) await regenerationOf(session, client).order({ shotIds, media, settings, credits, ...rest })
  }
  return { regenerate, priceOf }
}
