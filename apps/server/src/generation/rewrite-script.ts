import { AppError } from '@fablecut/contracts/errors/app-error'
import { EngineError } from '@fablecut/generation/engine-error'
import type { Spender } from '@fablecut/generation/ports/language-model'
import type { RewriteRequest, RewrittenScript } from '@fablecut/generation/ports/writer'
import { randomInt } from 'node:crypto'
import type { StoryServices } from '../platform/story-services.ts'
import { type LanguageModelServices, askLanguageModel } from './ask-language-model.ts'

const BUSY_MESSAGE = 'The script could not be written now. Please try again in a moment'

/**
 * Rewrites a script, or writes one from an idea and its details; not deterministic. By the language model where one
 * is connected and its answer is usable, else by the built-in writer. Throws 422 for text that can't be read aloud, 503 when
 * the writer is too slow or unavailable.
 */
export async function rewriteScript(
  services: Pick<StoryServices, 'engines'> & LanguageModelServices,
  spender: Spender,
  request: Omit<RewriteRequest, 'seed'>,
): Promise<RewrittenScript> {
  const seeded = { ...request, seed: randomInt(1_000_000) }
  try {
    const written = await askLanguageModel(services, spender, (model) => model.rewriteScript(seeded))
    return written ?? (await services.engines.writer.rewriteScript(seeded))
  } catch (error) {
    if (error instanceof EngineError && !error.retryable) {
      throw new AppError('INVALID_INPUT', { message: error.message, data: { fields: { story: error.message } }, cause: error })
    }
    if (error instanceof EngineError) throw new AppError('UNAVAILABLE', { message: BUSY_MESSAGE, cause: error })
    throw error
  }
}
