import { TIMING } from '../timing.ts'

/** `waitSync`: changes are queued and debounced. */
export type SyncStatus = 'idle' | 'syncing' | 'waitSync' | 'error'

/** Message of a failure without a reason (E-138). */
const UNKNOWN_ERROR = 'Unknown error'

export type SyncState = {
  readonly status: SyncStatus
  /** Ids of the shots that changed since the last flush. */
  readonly queued: readonly string[]
  /** Whether the timeline changed since the last flush. */
  readonly isTimelineQueued: boolean
  /** Ids of the shots being sent. */
  readonly inFlight: readonly string[]
  readonly isSending: boolean
  /** Time of the next automatic flush, on the events' clock; null: none. */
  readonly dueAtMs: number | null
  /** A sync was forced while another request was running. */
  readonly isForced: boolean
  readonly retries: number
  readonly error: string | null
  /** Newer revision on the server; nothing is sent until the conflict is resolved. */
  readonly staleRevision: number | null
  /** The server stores timelines of a later release: nothing is sent until the page is reloaded. */
  readonly isOutdated: boolean
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
  isOutdated: false,
}

export type SyncEvent =
  /** An edit. `shotIds` may be empty, as the timeline is always sent as a whole. */
  | { readonly type: 'edited'; readonly shotIds: readonly string[]; readonly nowMs: number }
  /** The clock reached `dueAtMs`. */
  | { readonly type: 'due'; readonly nowMs: number }
  /** Before an export, on leaving the page, on Retry, on reconnect. */
  | { readonly type: 'forced' }
  /** All shots are sent. */
  | { readonly type: 'full'; readonly shotIds: readonly string[] }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message?: string; readonly nowMs: number }
  /** The server has a newer revision. */
  | { readonly type: 'stale'; readonly revision: number }
  /** This client is of an earlier release than the story's timeline. */
  | { readonly type: 'outdated' }
  /** The user keeps the local version. */
  | { readonly type: 'kept' }
  /** The user discards unsent changes for the server's version. */
  | { readonly type: 'discarded' }

/** State after an event. `isSendingNow`: a request with the shots `inFlight` has to be sent. */
export type SyncResult = { readonly state: SyncState; readonly isSendingNow: boolean }

/** Whether any change is not yet saved on the server. */
export const hasUnsavedChanges = (state: SyncState): boolean => state.isSending || hasQueued(state)

const hasQueued = ({ queued, isTimelineQueued }: SyncState): boolean => queued.length > 0 || isTimelineQueued

/**
 *     idle --edited--> waitSync --1 s--> syncing --succeeded--> idle, or syncing again if more was queued
 *                         ^                 |
 *                         '--edited-- error <--failed: queued again; retried after 5, 15 and 45 s
 *
 * Reducer of the sync queue. One request at a time; nothing is sent when nothing is queued.
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
    case 'outdated':
      return withoutSending({ ...requeueUnsent(state), status: 'error', dueAtMs: null, isForced: false, isOutdated: true })
    case 'kept':
      return flush({ ...state, staleRevision: null, isTimelineQueued: true })
    case 'discarded':
      return withoutSending(INITIAL_SYNC_STATE)
  }
}

const NOTHING_IN_FLIGHT = { inFlight: [], isSending: false } as const

const withoutSending = (state: SyncState): SyncResult => ({ state, isSendingNow: false })

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])]

const isBlocked = ({ staleRevision, isOutdated }: SyncState): boolean => staleRevision !== null || isOutdated

function afterEdit(state: SyncState, { shotIds, nowMs }: Extract<SyncEvent, { readonly type: 'edited' }>): SyncState {
  const isWaiting = !state.isSending && !isBlocked(state)
  return {
    ...state,
    queued: union(state.queued, shotIds),
    isTimelineQueued: true,
    retries: 0,
    ...(isWaiting && { status: 'waitSync', dueAtMs: nowMs + TIMING.syncDebounce }),
  }
}

function flush(state: SyncState): SyncResult {
  if (state.isSending || isBlocked(state) || !hasQueued(state)) return withoutSending({ ...state, isForced: false })
  const sending = { inFlight: state.queued, isSending: true, queued: [], isTimelineQueued: false, dueAtMs: null, isForced: false }
  return { state: { ...state, ...sending, status: 'syncing' }, isSendingNow: true }
}

/** As `requeueInFlight`, if there is a request. */
const requeueUnsent = (state: SyncState): SyncState => (state.isSending ? requeueInFlight(state) : state)

/** Queues the shots of the failed request again. */
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
