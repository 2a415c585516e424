import type { ErrorCode } from '@fablecut/contracts/errors/codes'
import { formatNumber } from './format.ts'
import { translated } from './locale/translated.ts'

/** Default message per error code; the type requires one for every code. */
export const errorTexts: Record<ErrorCode, string> = translated('errorTexts', {
  INVALID_INPUT: 'Some of the input is not valid. Nothing was started.',
  MALFORMED_JSON: 'The request could not be read. Please reload the page and try again.',
  IDEMPOTENCY_KEY_REUSED: 'This was already sent with other values. Please press the button again.',
  COMMUNITY_CONTENT_MODERATION: 'This content cannot be published.',
  UNAUTHORIZED: 'Please sign in.',
  INSUFFICIENT_CREDITS: 'Insufficient credits',
  FORBIDDEN: 'You are not allowed to do this.',
  FORBIDDEN_ORIGIN: 'This address is not the one the server expects. Open the address that the server prints at its start.',
  NOT_FOUND: 'Not found',
  STORY_NOT_FOUND: 'Story not found',
  CONFLICT: 'This is not possible now. Please reload the page to see what changed.',
  PRICE_CHANGED: 'The price has changed. Nothing was charged; please look at the new price.',
  RUN_IN_PROGRESS: 'Another run of this story is not finished yet. Please wait for it.',
  STORY_NOT_PAUSED: 'This story is not paused.',
  BUDGET_SPENT: 'The budget for models of providers is spent. Nothing was charged.',
  STALE_DOCUMENT: 'This story was changed elsewhere. Please reload the page.',
  OUTDATED_CLIENT: 'Fablecut was updated. Please reload the page; edits that are not saved yet stay in this browser.',
  PAYLOAD_TOO_LARGE: 'This is too large to send.',
  UNSUPPORTED_MEDIA_TYPE: 'This type of file is not supported.',
  INVALID_WORKFLOW_ID: 'Invalid workflow ID',
  INVALID_WORKFLOW_IDS: 'Invalid workflow IDs',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in a moment.',
  TOO_MANY_RUNS: 'Too many stories are being made at once. Please wait until one is finished.',
  OUT_OF_SPACE: 'The server has too little free disk space. Nothing was charged.',
  UNAVAILABLE: 'The server is not ready yet. Please try again in a moment.',
  NEWER_DATA: 'This was saved by a newer release of Fablecut than this server runs. Nothing was lost; please update the server.',
  INTERNAL_ERROR: 'Something went wrong on our side. Please try again in a moment.',
})

/** No response. */
export const networkText = translated('networkText', 'Network error. Please check your connection and try again.')

/** Text of INSUFFICIENT_CREDITS with both amounts. */
export const insufficientCreditsText = translated(
  'insufficientCreditsText',
  (required: number, available: number): string =>
    `${errorTexts.INSUFFICIENT_CREDITS}: ${formatNumber(required)} needed, you have ${formatNumber(available)}`,
)
