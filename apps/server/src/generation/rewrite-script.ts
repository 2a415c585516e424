import { AppError } from '@fablecut/contracts/errors/app-error'
import { EngineError } from '@fablecut/engines/engine-error'
import type { RewriteRequest, RewrittenScript } from '@fablecut/engines/ports/writer'
import { randomInt } from 'node:crypto'
import type { StoryServices } from '../platform/story-services.ts'

const BUSY = 'The script could not be written now. Please try again in a moment'

/** A better script, or one made of an idea and what is known of it; every call may answer another. 422 for words that can't be read aloud, 503 when the writer is too slow or gone. */
export async function rewriteScript(
  services: Pick<StoryServices, 'engines'>,
  request: Omit<RewriteRequest, 'seed'>,
): Promise<RewrittenScript> {
  try {
    return await services.engines.writer.rewriteScript({ ...request, seed: randomInt(1_000_000) })
  } catch (error) {
    if (error instanceof EngineError && !error.retryable) {
      throw new AppError('INVALID_INPUT', { message: error.message, data: { fields: { story: error.message } }, cause: error })
    }
    if (error instanceof EngineError) throw new AppError('UNAVAILABLE', { message: BUSY, cause: error })
    throw error
  }
}
