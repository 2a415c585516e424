import type { MediaKind } from '../requests/media-request.ts'
import { type CatalogueRow, catalogueRow } from './catalogue-row.ts'
import { OWN_SERVER_ID } from './model-name.ts'
import { SHIPPED_ROWS } from './shipped-rows.ts'

const OWN_SERVER_KINDS = ['image', 'speech', 'transcription'] as const
/** What an OpenAI-compatible server of one's own can make. */
export type OwnServerKind = (typeof OWN_SERVER_KINDS)[number]

export const isOwnServerKind = (kind: MediaKind): kind is OwnServerKind => OWN_SERVER_KINDS.some((known) => known === kind)

/** Servers of the protocol know the names of OpenAI's voices and translate them. */
const { voice } = SHIPPED_ROWS.find(({ id }) => id === 'openai:gpt-4o-mini-tts')!.send

const UNITS = { image: 'image', speech: 'character', transcription: 'minute' } as const
/** For slow machines: an image may take minutes on a processor. */
const DEADLINE_SECONDS = { image: 300, speech: 180, transcription: 300 } as const

/**
 * The row of a model on a server of one's own, by the model's name there. It makes every model of its kind that no other row makes, and costs nothing.
 * Kokoro is asked for the times of words.
 */
export function ownServerRow(kind: OwnServerKind, model: string): CatalogueRow {
  return catalogueRow.parse({
    id: `${OWN_SERVER_ID}${kind}-${model.replaceAll(/[^\w.-]+/gu, '-')}`,
    title: model,
    provider: 'openai',
    kind,
    serves: ['*'],
    endpoint: model,
    ...fieldsOf(kind, model),
    cost: { unit: UNITS[kind], usd: 0, source: 'own server', checked: '2026-11-23' },
    limits: { concurrency: 1, deadlineSeconds: DEADLINE_SECONDS[kind] },
    status: 'from-docs',
  })
}

function fieldsOf(kind: OwnServerKind, model: string) {
  switch (kind) {
    case 'image':
      return {
        send: { prompt: { to: 'prompt' }, size: { to: 'size', as: 'text', multiple: 16 } },
        // An address in the answer may be one that only the server itself can reach.
        fixed: { response_format: 'b64_json' },
      }
    case 'speech':
      return {
        send: { prompt: { to: 'input' }, voice },
        fixed: { voice: voice!.values!.auto },
        gives: { hasWordTimes: model === 'kokoro' },
      }
    default:
      return {
        send: { prompt: { to: 'prompt' }, audio: { to: 'file' }, language: { to: 'language' } },
        // Newer models of OpenAI's protocol answer with text alone, and refuse to be asked for times.
        gives: { hasWordTimes: !model.startsWith('gpt-') },
      }
  }
}
