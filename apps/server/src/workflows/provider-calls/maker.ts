import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import { storeLoudness } from '../../media/store-loudness.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { type JournalledResult, journalCall } from '../run/journal.ts'
import { services } from '../run/services.ts'
import { type ProviderOption, callFirstAvailable } from './call-first-available.ts'
import { providerWork } from './provider-work.ts'
import type { StoredResult } from './stored-result.ts'

/** Who makes a file, and how: the same for a first take and for further ones. */
export type Maker<Made> =
  | { readonly by: 'builtin'; readonly engine: string; make(): Promise<Made> }
  | (ProviderOption & {
      readonly by: 'provider'
      /** Other providers that may make it when this one is down, in their order. Default: none. */
      readonly others?: readonly ProviderOption[]
      /** Said to the creator when no provider is available. Default: that it failed. */
      unavailable?(code: string): string
      /** Makes of the result of a provider what is saved. Throws UnfitMedia for a result that is none. */
      keep(result: StoredResult, route: Route): Promise<Made>
    })

export const engineOf = (maker: Maker<unknown>): string => (maker.by === 'builtin' ? maker.engine : engineOfRoute(maker.route))

/** A maker of what `change` makes of its file. */
export function mapMaker<Made, Changed>(maker: Maker<Made>, change: (made: Made) => Changed): Maker<Changed> {
  return maker.by === 'builtin'
    ? { ...maker, make: async () => change(await maker.make()) }
    : { ...maker, keep: async (result, route) => change(await maker.keep(result, route)) }
}

export type FileKey = {
  readonly runId: string
  /** The shot that it is of, or the file that is transcribed. Neither: it is of the whole story. */
  readonly shotId?: string
  readonly mediaId?: string
  /** Of the call: `image`, `video`, `speech`, `audio`, `music` or `listen`. */
  readonly kind: string
  /** Medium in the id of the call. */
  readonly medium: string
  /** Counts from 1. Each attempt of a built-in engine is a call of its own; all submissions to a provider are one call. */
  readonly attempt: number
}

/** Kinds of calls that make sounds. */
const SOUNDS: ReadonlySet<string> = new Set(['speech', 'audio', 'music'])

/** Makes a file and saves it, exactly once also after crashes, and stores how loud a sound is; returns what `save` journalled. */
export async function makeFile<Made>(
  key: FileKey,
  maker: Maker<Made>,
  save: (tx: OpenTransaction, made: Made, engine: string) => Promise<JournalledResult>,
  signal: AbortSignal | undefined,
): Promise<JournalledResult> {
  const result = await makeOnce(key, maker, save, signal)
  if (SOUNDS.has(key.kind) && typeof result.mediaId === 'string') await storeLoudness(services(), [result.mediaId], signal)
  return result
}

/** `save` is told the engine that made it. */
async function makeOnce<Made>(
  { runId, shotId, mediaId, kind, medium, attempt }: FileKey,
  maker: Maker<Made>,
  save: (tx: OpenTransaction, made: Made, engine: string) => Promise<JournalledResult>,
  signal: AbortSignal | undefined,
): Promise<JournalledResult> {
  const id = [runId, medium, shotId ?? mediaId].filter(Boolean).join(':')
  const key = { runId, ...(shotId !== undefined && { shotId }), kind, engine: engineOf(maker) }
  if (maker.by === 'builtin') {
    return journalCall(
      services().pool,
      { ...key, id: `${id}:${attempt}`, isLocal: true },
      () => maker.make(),
      (tx, made) => save(tx, made, maker.engine),
    )
  }
  const { others = [], keep, unavailable } = maker
  const call = { key: { ...key, id }, options: [maker, ...others], keep, save, ...(unavailable && { unavailable }) }
  return callFirstAvailable(call, providerWork(signal))
}
