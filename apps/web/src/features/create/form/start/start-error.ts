import { codeOf, dataOf, messageOf } from '../../../../api/error.ts'
import { readFindings } from '../../../../story-data/moderation-findings.ts'
import { createTexts } from '../../../../texts/create.ts'
import { shareTexts } from '../../../../texts/share.ts'
import { formatCredits } from '../../../../ui/layout/credit-amount.tsx'

/** Error shown below the form after a failed start. `code`: null without a response. */
export type StartError = {
  readonly code: string | null
  readonly message: string
  /** The story could not be published; the next press generates it for private use. */
  readonly mayAccept?: boolean
}

const texts = createTexts.start

/** `failed`: the text of a server error on this form. */
export function startErrorOf(error: unknown, failed: string): StartError {
  const code = codeOf(error)
  if (code === 'PRICE_CHANGED') return { code, message: priceChanged(dataOf(error).credits) }
  if (code === 'COMMUNITY_CONTENT_MODERATION') return moderatedError(code, dataOf(error))
  if (code === 'INTERNAL_ERROR') return { code, message: failed }
  if (code !== null) return { code, message: messageOf(error) }
  if (error instanceof TypeError) return { code, message: texts.network }
  return { code, message: error instanceof Error && error.message !== '' ? error.message : texts.fallback }
}

const priceChanged = (credits: unknown): string =>
  typeof credits === 'number' ? texts.priceChanged(formatCredits(credits)) : texts.priceChangedUnknown

function moderatedError(code: string, data: Record<string, unknown>): StartError {
  const { classes, words } = readFindings(data)
  const names: Readonly<Record<string, string>> = shareTexts.moderation.classes
  const mayAccept = data.may_accept === true
  const found = texts.moderated(
    classes.map((name) => names[name] ?? name),
    words,
  )
  return { code, message: `${found} ${mayAccept ? texts.moderatedAcceptable : texts.moderatedRefused}`, mayAccept }
}
