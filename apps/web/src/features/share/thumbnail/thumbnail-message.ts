import { ERRORS } from '@fablecut/contracts/errors/codes'
import { messageOf } from '../../../api/error.ts'
import { errorTexts } from '../../../texts/errors.ts'
import { shareTexts } from '../../../texts/share.ts'

const GENERAL: ReadonlySet<string> = new Set([ERRORS.INTERNAL_ERROR.message, errorTexts.INTERNAL_ERROR])

/** An error's own message, else the general one for thumbnails. */
export function thumbnailMessage(error: unknown): string {
  const message = error instanceof Error && error.message ? messageOf(error) : ''
  return message === '' || GENERAL.has(message) ? shareTexts.thumbnail.updateFailed : message
}
