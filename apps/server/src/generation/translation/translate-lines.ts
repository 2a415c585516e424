import type { Spender, TranslationRequest } from '@fablecut/generation/ports/language-model'
import { type LanguageModelServices, askLanguageModel } from '../ask-language-model.ts'

/** Translations by the connected language model; null for lines without a usable one, as all are without a model or while it is unavailable. */
export async function translateLines(
  services: LanguageModelServices,
  spender: Spender,
  request: TranslationRequest,
): Promise<readonly (string | null)[]> {
  const translated = await askLanguageModel(services, spender, (model) => model.translateLines(request))
  return translated ?? request.lines.map(() => null)
}
