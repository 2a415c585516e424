import { EngineRefusal } from '@fablecut/engines/engine-error'
import type { LanguageModel } from '@fablecut/engines/ports/language-model'
import type { StoryServices } from '../platform/story-services.ts'
import type { Log } from '../platform/log.ts'

export type LanguageModelServices = { readonly engines: Pick<StoryServices['engines'], 'languageModel'>; readonly log: Pick<Log, 'warn'> }

/**
 * Returns what the language model generates; null without one, and when it fails or returns nothing usable. Refusals of the text itself are thrown.
 */
export async function askLanguageModel<T>(
  { engines: { languageModel }, log }: LanguageModelServices,
  ask: (model: LanguageModel) => Promise<T | null>,
): Promise<T | null> {
  if (!languageModel) return null
  try {
    return await ask(languageModel)
  } catch (error) {
    if (error instanceof EngineRefusal) throw error
    log.warn('the language model was not used', { error: error instanceof Error ? error.message : String(error) })
    return null
  }
}
