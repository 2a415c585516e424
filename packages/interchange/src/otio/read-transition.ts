import { TRANSITION_TYPES } from '@fablecut/domain/timeline/model'
import { MIN_TRANSITION_FRAMES } from '@fablecut/domain/timeline/transitions'
import { z } from 'zod'
import type { Notes } from '../notes.ts'
import { metadata, rationalTime, toFrames } from './read-json.ts'

type Json = Readonly<Record<string, unknown>>

const transitionJson = z.object({
  transition_type: z.string().nullish().catch(null),
  in_offset: rationalTime,
  out_offset: rationalTime,
  metadata,
})
const stored = z.object({ type: z.enum(TRANSITION_TYPES) })

/** The transition of the clip after it; null for one of a type that is not known. */
export function readTransition(value: unknown, fps: number): Json | null {
  const read = transitionJson.safeParse(value)
  if (!read.success) return null
  const { transition_type, in_offset, out_offset, metadata: own } = read.data
  const durationInFrames = Math.round(toFrames(in_offset, fps) + toFrames(out_offset, fps))
  const type = stored.safeParse(own?.fablecut?.['transition']).data?.type ?? (transition_type === 'SMPTE_Dissolve' ? 'dissolve' : null)
  return type && durationInFrames >= MIN_TRANSITION_FRAMES ? { type, durationInFrames } : null
}

/** Transitions stay between two clips of the primary track; all others are noted. */
export function withTransitionsOnPrimary(tracks: readonly Json[], notes: Notes): readonly Json[] {
  return tracks.map((track) => {
    const items = track['items'] as readonly Json[]
    const kept = items.map((item, index) => {
      if (!('transition' in item)) return item
      if (track['isPrimary'] === true && isPicture(items[index - 1]) && isPicture(item)) return item
      const { transition, ...rest } = item
      notes.add('transition', String((transition as Json)['type']))
      return rest
    })
    return { ...track, items: kept }
  })
}

const isPicture = (item: Json | undefined): boolean => item?.['type'] === 'video' || item?.['type'] === 'image'
