import { codeOf, dataOf, messageOf } from '../../../../api/error.ts'
import { createTexts } from '../../../../texts/create.ts'
import { formatCredits } from '../../../../ui/layout/credit-amount.tsx'

/** Error shown below the form after a failed start. `code`: null without a response. */
export type StartError = { readonly code: string | null; readonly message: string }

const texts = createTexts.start

/** `failed`: the text of a server error on this form. */
export function startErrorOf(error: unknown, failed: string): StartError {
  const code = codeOf(error)
  if (code === 'PRICE_CHANGED') return { code, message: priceChanged(dataOf(error).credits) }
  if (code === 'INTERNAL_ERROR') return { code, message: failed }
  if (code !== null) return { code, message: messageOf(error) }
  if (error instanceof TypeError) return { code, message: texts.network }
  return { code, message: error instanceof Error && error.message !== '' ? error.message : texts.fallback }
}

const priceChanged = (credits: unknown): string =>
  typeof credits === 'number' ? texts.priceChanged(formatCredits(credits)) : texts.priceChangedUnknown
