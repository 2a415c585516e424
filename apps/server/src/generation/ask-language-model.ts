import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { LanguageModel, Spender } from '@fablecut/generation/ports/language-model'
import type { StoryServices } from '../platform/story-services.ts'
import type { Log } from '../platform/logging/log.ts'

export type LanguageModelServices = { readonly engines: Pick<StoryServices['engines'], 'languageModel'>; readonly log: Pick<Log, 'warn'> }

const isRefusal = (error: unknown): boolean => error instanceof EngineRefusal

/**
 * Returns what the language model generates, counted in the budgets of `spender`; null without one, and when it fails or returns nothing usable. `isThrown`: errors that are thrown, by
 * default refusals of the text itself.
 */
export async function askLanguageModel<T>(
  { engines: { languageModel }, log }: LanguageModelServices,
  spender: Spender,
  ask: (model: LanguageModel) => Promise<T | null>,
  isThrown: (error: unknown) => boolean = isRefusal,
): Promise<T | null> {
  if (!languageModel) return null
  try {
    return await ask(languageModel.countedFor(spender))
  } catch (error) {
    if (isThrown(error)) throw error
    log.warn('the language model was not used', { error: error instanceof Error ? error.message : String(error) })
    return null
  }
}
