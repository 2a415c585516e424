import type { MediaRequest } from '../requests/media-request.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { requestCost } from './request-cost.ts'

/** Stands for a picture that whoever makes the trial has at hand. */
export const TRIAL_IMAGE = { hash: 'trial', mediaType: 'image/png' } as const

/** Within one megapixel, and a multiple of what models need. */
const SIZE = { width: 768, height: 768 }
const SECONDS = 1
const PROMPTS: Readonly<Partial<Record<MediaRequest['kind'], string>>> = {
  image: 'A red fox in the snow, watercolour',
  clip: 'A red fox walks through the snow, watercolour',
  music: 'A calm piano melody',
  speech: 'Hello.',
}

/** The cheapest request that shows whether a model works; null for one that needs a sound, a video or somebody's words. */
export function trialRequest(row: CatalogueRow): MediaRequest | null {
  const { kind, send } = row
  const prompt = PROMPTS[kind]
  if (prompt === undefined || send.audio?.required || send.video?.required) return null
  const plain: MediaRequest = {
    kind,
    prompt,
    seed: 1,
    ...((kind === 'image' || kind === 'clip') && { size: SIZE }),
    ...((kind === 'clip' || kind === 'music') && { seconds: SECONDS }),
    ...(kind === 'speech' && { voice: 'auto', language: 'en' }),
    ...((send.image?.required || kind === 'clip') && send.image && { image: TRIAL_IMAGE }),
    ...(send.endImage?.required && { endImage: TRIAL_IMAGE }),
    ...(send.references?.required && { references: [TRIAL_IMAGE] }),
    ...(row.modes && { mode: row.modes[0]! }),
  }
  const choices = namesOf(send.quality).flatMap((quality) =>
    namesOf(send.resolution).map((resolution) => ({ ...plain, ...(quality && { quality }), ...(resolution && { resolution }) })),
  )
  return choices.reduce((best, each) => (requestCost(row, each) < requestCost(row, best) ? each : best))
}

const namesOf = (choice: { readonly values: object } | undefined): (string | undefined)[] =>
  choice === undefined ? [undefined] : Object.keys(choice.values)
