import { EngineError, EngineRefusal } from '@fablecut/generation/engine-error'
import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import type { JournalledResult } from '../run/journal.ts'
import { ProviderUnavailable } from '../run/provider-unavailable.ts'
import type { StoredResult } from './stored-result.ts'
import { type ProviderCall, callProvider } from './call-provider.ts'
import type { ProviderWork } from './provider-work.ts'
import { withReducedFiles } from './reduced-files.ts'

/** A model of a provider that can make a file, and how it is asked. */
export type ProviderOption = {
  readonly route: Route
  readonly request: MediaRequest
  /** Said to the creator when the provider's content policy forbids the request. */
  readonly refusal: string
}

export type AvailableCall<Made> = Omit<ProviderCall<Made>, 'route' | 'request' | 'refusal' | 'keep' | 'save'> & {
  /** In the order in which they are used; the first has the key's id, further ones an id of their own. */
  readonly options: readonly ProviderOption[]
  /** Said to the creator when none is available; absent: the error of the last one is thrown. */
  readonly unavailable?: (code: string) => string
  readonly keep: (result: StoredResult, route: Route) => Promise<Made>
  readonly save: (tx: OpenTransaction, made: Made, engine: string) => Promise<JournalledResult>
}

/** The provider is down, or refuses its work whatever is asked. A job that may have been made and paid is not made by another one. */
const IS_DOWN: ReadonlySet<string> = new Set(['unauthorized', 'no_credit', 'too_many_requests', 'not_sent', 'failed', 'expired'])

/** Has the first provider make a file that is not down. Each is a call of its own in the journal, so that any process goes on with the one that was reached. */
export async function callFirstAvailable<Made>(
  { key, options, keep, save, unavailable }: AvailableCall<Made>,
  work: ProviderWork,
): Promise<JournalledResult> {
  for (const [index, option] of options.entries()) {
    const engine = engineOfRoute(option.route)
    const id = index === 0 ? key.id : `${key.id}:${option.route.connection}`
    try {
      const request = await withReducedFiles(option.request, work.storage)
      const made = {
        keep: (result: StoredResult) => keep(result, option.route),
        save: (tx: OpenTransaction, file: Made) => save(tx, file, engine),
      }
      return await callProvider({ ...option, ...made, request, key: { ...key, id, engine } }, work)
    } catch (error) {
      if (!isFailure(error)) throw error
      if (index < options.length - 1 && IS_DOWN.has(error.code)) continue
      throw unavailable ? new ProviderUnavailable(error.code, unavailable(error.code), IS_DOWN.has(error.code)) : error
    }
  }
  throw new Error(`The call ${key.id} has no provider`)
}

/** What a provider made of a request; not the end of this process, and not what is said to the creator already. */
const isFailure = (error: unknown): error is EngineError =>
  error instanceof EngineError && !(error instanceof EngineRefusal) && error.code !== 'engine_host_closed'
