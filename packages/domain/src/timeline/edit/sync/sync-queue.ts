import { TIMING } from '../timing.ts'

/** `waitSync`: something is queued and waits for the typing to stop. */
export type SyncStatus = 'idle' | 'syncing' | 'waitSync' | 'error'

// E-138
const UNKNOWN_ERROR = 'Unknown error'

export type SyncState = {
  readonly status: SyncStatus
  /** Ids of the shots that changed since the last flush. */
  readonly queued: readonly string[]
  /** Whether the timeline changed since the last flush. */
  readonly isTimelineQueued: boolean
  /** Ids of the shots on their way. */
  readonly inFlight: readonly string[]
  readonly isSending: boolean
  /** When to flush next, on the clock of the events; null: not by itself. */
  readonly dueAtMs: number | null
  /** A forced sync came while another was on its way. */
  readonly isForced: boolean
  readonly retries: number
  readonly error: string | null
  /** The server's revision that this document is behind of; nothing is sent until that is settled. */
  readonly staleRevision: number | null
}

export const INITIAL_SYNC_STATE: SyncState = {
  status: 'idle',
  queued: [],
  isTimelineQueued: false,
  inFlight: [],
  isSending: false,
  dueAtMs: null,
  isForced: false,
  retries: 0,
  error: null,
  staleRevision: null,
}

export type SyncEvent =
  /** An edit; `shotIds` may be empty, as the timeline is sent as a whole. */
  | { readonly type: 'edited'; readonly shotIds: readonly string[]; readonly nowMs: number }
  /** The clock reached `dueAtMs`. */
  | { readonly type: 'due'; readonly nowMs: number }
  /** Before an export, on leaving the page, on Retry, when the connection is back. */
  | { readonly type: 'forced' }
  /** All shots are sent. */
  | { readonly type: 'full'; readonly shotIds: readonly string[] }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message?: string; readonly nowMs: number }
  /** Someone else saved in between. */
  | { readonly type: 'stale'; readonly revision: number }
  /** The creator keeps what is here, over what the server has. */
  | { readonly type: 'kept' }
  /** What was not sent is given up for what the server has. */
  | { readonly type: 'discarded' }

/** The state after an event; `isSendingNow` tells that a request with the shots `inFlight` is to be made. */
export type SyncResult = { readonly state: SyncState; readonly isSendingNow: boolean }

/** Whether anything is not yet with the server. */
export const hasUnsavedChanges = (state: SyncState): boolean => state.isSending || hasQueued(state)

const hasQueued = ({ queued, isTimelineQueued }: SyncState): boolean => queued.length > 0 || isTimelineQueued

/**
 *     idle --edited--> waitSync --1 s--> syncing --succeeded--> idle, or syncing again if more was queued
 *                         ^                 |
 *                         '--edited-- error <--failed: back into the queue; tried again after 5, 15 and 45 s
 *
 * One request at a time; nothing is sent when there is nothing to send.
 */
export function reduceSync(state: SyncState, event: SyncEvent): SyncResult {
  switch (event.type) {
    case 'edited':
      return withoutSending(afterEdit(state, event))
    case 'due':
      return state.dueAtMs !== null && state.dueAtMs <= event.nowMs ? flush(state) : withoutSending(state)
    case 'forced':
      return state.isSending ? withoutSending({ ...state, isForced: hasQueued(state) }) : flush(state)
    case 'full':
      return reduceSync({ ...state, queued: union(state.queued, event.shotIds), isTimelineQueued: true }, { type: 'forced' })
    case 'succeeded':
      return flush({ ...state, ...NOTHING_IN_FLIGHT, status: 'idle', error: null, retries: 0, dueAtMs: null })
    case 'failed':
      return afterFailure(state, event)
    case 'stale':
      return withoutSending({ ...requeueInFlight(state), status: 'error', dueAtMs: null, isForced: false, staleRevision: event.revision })
    case 'kept':
      return flush({ ...state, staleRevision: null, isTimelineQueued: true })
    case 'discarded':
      return withoutSending(INITIAL_SYNC_STATE)
  }
}

const NOTHING_IN_FLIGHT = { inFlight: [], isSending: false } as const

const withoutSending = (state: SyncState): SyncResult => ({ state, isSendingNow: false })

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])]

function afterEdit(state: SyncState, { shotIds, nowMs }: Extract<SyncEvent, { readonly type: 'edited' }>): SyncState {
  const isWaiting = !state.isSending && state.staleRevision === null
  return {
    ...state,
    queued: union(state.queued, shotIds),
    isTimelineQueued: true,
    retries: 0,
    ...(isWaiting && { status: 'waitSync', dueAtMs: nowMs + TIMING.syncDebounce }),
  }
}

function flush(state: SyncState): SyncResult {
  if (state.isSending || state.staleRevision !== null || !hasQueued(state)) return withoutSending({ ...state, isForced: false })
  const sending = { inFlight: state.queued, isSending: true, queued: [], isTimelineQueued: false, dueAtMs: null, isForced: false }
  return { state: { ...state, ...sending, status: 'syncing' }, isSendingNow: true }
}

/** What was on its way is queued again. */
const requeueInFlight = (state: SyncState): SyncState => ({
  ...state,
  ...NOTHING_IN_FLIGHT,
  queued: union(state.inFlight, state.queued),
  isTimelineQueued: true,
})

function afterFailure(state: SyncState, { message, nowMs }: Extract<SyncEvent, { readonly type: 'failed' }>): SyncResult {
  const delay: number | undefined = TIMING.syncRetries[state.retries]
  const back: SyncState = {
    ...requeueInFlight(state),
    status: 'error',
    error: message || UNKNOWN_ERROR,
    retries: state.retries + 1,
    dueAtMs: delay === undefined ? null : nowMs + delay,
  }
  return state.isForced ? flush(back) : withoutSending(back)
}
