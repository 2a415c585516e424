/**
 * All error codes of the API, with HTTP status and whether a retry of the same request may succeed.
 * The body is always `{ code, message, data }`.
 */
export const ERRORS = {
  INVALID_INPUT: { status: 422, retryable: false, message: 'Some of the input is not valid' },
  MALFORMED_JSON: { status: 422, retryable: false, message: 'The request body is not valid JSON' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, retryable: false, message: 'This Idempotency-Key was used with another request' },
  COMMUNITY_CONTENT_MODERATION: { status: 422, retryable: false, message: 'This content cannot be published' },
  UNAUTHORIZED: { status: 401, retryable: false, message: 'Please sign in' },
  INSUFFICIENT_CREDITS: { status: 402, retryable: false, message: 'Insufficient credits' },
  FORBIDDEN: { status: 403, retryable: false, message: 'You are not allowed to do this' },
  FORBIDDEN_ORIGIN: { status: 403, retryable: false, message: 'This request came from another site' },
  NOT_FOUND: { status: 404, retryable: false, message: 'Not found' },
  STORY_NOT_FOUND: { status: 404, retryable: false, message: 'Story not found' },
  CONFLICT: { status: 409, retryable: false, message: 'This is not possible now' },
  PRICE_CHANGED: { status: 409, retryable: false, message: 'The price has changed' },
  RUN_IN_PROGRESS: { status: 409, retryable: true, message: 'Another run of this story is not finished yet' },
  STORY_NOT_PAUSED: { status: 409, retryable: false, message: 'This story is not paused' },
  BUDGET_SPENT: { status: 409, retryable: false, message: 'The budget for models of providers is spent' },
  STALE_DOCUMENT: { status: 409, retryable: false, message: 'This story was changed elsewhere' },
  OUTDATED_CLIENT: {
    status: 409,
    retryable: false,
    message:
      'Please reload the page: this story was saved by a newer release of Fablecut. Edits that are not saved yet stay in this browser',
  },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false, message: 'This type of file is not supported' },
  INVALID_WORKFLOW_ID: { status: 400, retryable: false, message: 'Invalid workflow ID' },
  INVALID_WORKFLOW_IDS: { status: 400, retryable: false, message: 'Invalid workflow IDs' },
  TOO_MANY_REQUESTS: { status: 429, retryable: true, message: 'Too many requests. Please try again in a moment' },
  TOO_MANY_RUNS: { status: 429, retryable: true, message: 'Too many stories are being made at once. Please wait until one is finished' },
  OUT_OF_SPACE: { status: 507, retryable: true, message: 'The server has too little free disk space' },
  UNAVAILABLE: { status: 503, retryable: true, message: 'The server is not ready yet. Please try again in a moment' },
  NEWER_DATA: { status: 500, retryable: false, message: 'This was saved by a newer release of Fablecut. Please update the server' },
  INTERNAL_ERROR: { status: 500, retryable: true, message: 'Something went wrong on our side' },
} as const

export type ErrorCode = keyof typeof ERRORS
