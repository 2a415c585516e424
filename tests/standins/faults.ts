/** What a stand-in does wrong. Each protocol plays those that it can have. */
export type Fault =
  /** The job waits for this many checks before it is done. */
  | { readonly fault: 'queue'; readonly checks: number }
  | { readonly fault: 'slow'; readonly ms: number }
  /** HTTP 429. `retryAfter`: the header's seconds or date; null: no header. */
  | { readonly fault: 'too_many_requests'; readonly retryAfter: string | null }
  /** The status at one place: each time for `times` requests. Default: once. */
  | { readonly fault: 'error_status'; readonly on: Place; readonly status: 408 | 500 | 502 | 503; readonly times?: number }
  /** No answer, and the connection stays open. */
  | { readonly fault: 'hang'; readonly on: Place }
  /** The job is accepted and charged; the connection is cut before the answer. */
  | { readonly fault: 'answer_lost' }
  /** Two jobs are made and charged for one request. */
  | { readonly fault: 'accepted_twice' }
  /** A job that was done is said to be running again, once. */
  | { readonly fault: 'status_regress' }
  | { readonly fault: 'unknown_status'; readonly word: string }
  /** The content policy forbids it: by the protocol's code, or only by words. */
  | { readonly fault: 'refused'; readonly by: 'code' | 'words' }
  /** The job is not known yet for this many checks. */
  | { readonly fault: 'not_found_at_first'; readonly checks: number }
  /** The job was accepted and fails while it runs. */
  | { readonly fault: 'job_failed' }
  /** The file of the result is no longer kept. */
  | { readonly fault: 'result_expired' }
  | { readonly fault: 'redirect'; readonly on: Place; readonly to: string }
  | { readonly fault: 'media'; readonly as: MediaFault }
  | { readonly fault: 'cancel'; readonly how: 'too_late' | 'ignored' }
  /** The key is refused from this many requests of the job on; 0: at once. */
  | { readonly fault: 'key_revoked'; readonly after: number }
  /** The account has no money. */
  | { readonly fault: 'no_credit' }
  | { readonly fault: 'no_price' }
  /** The webhook of the job: never sent, before the submission is answered, twice, signed by somebody else, signed long ago, of another job. */
  | { readonly fault: 'webhook'; readonly how: 'none' | 'early' | 'duplicate' | 'forged' | 'stale' | 'other_job' }

export type Place = 'submit' | 'status' | 'result'
export type MediaFault =
  | 'wrong_size'
  | 'wrong_fps'
  | 'wrong_duration'
  | 'wrong_codec'
  | 'mute'
  | 'truncated'
  | 'empty'
  | 'html'
  | 'huge'
  | 'not_json'
export type FaultName = Fault['fault']
/** Faults that happen at a place. */
type PlacedName = 'error_status' | 'hang' | 'redirect'
type FaultOf<Name extends FaultName> = Extract<Fault, { readonly fault: Name }>

/** The faults of one job. */
export type JobFaults = {
  find<Name extends FaultName>(name: Name): FaultOf<Name> | undefined
  /** A fault at a place, as often as it is to happen there; undefined afterwards. */
  at<Name extends PlacedName>(name: Name, place: Place): FaultOf<Name> | undefined
}

export type FaultScript = {
  /** Faults of the next jobs, in the order of their submissions; later jobs have none. */
  script(...jobs: readonly (readonly Fault[])[]): void
  /** The faults of a job that is being submitted. */
  next(): JobFaults
}

export function createFaultScript(): FaultScript {
  let jobs: (readonly Fault[])[] = []
  return {
    script: (...next) => void (jobs = [...next]),
    next: () => toJobFaults(jobs.shift() ?? []),
  }
}

function toJobFaults(faults: readonly Fault[]): JobFaults {
  const played = new Map<Fault, number>()
  return {
    find: <Name extends FaultName>(name: Name) => faults.find((each): each is FaultOf<Name> => each.fault === name),
    at<Name extends PlacedName>(name: Name, place: Place) {
      const isDue = (each: Fault): each is FaultOf<Name> =>
        each.fault === name && 'on' in each && each.on === place && (played.get(each) ?? 0) < timesOf(each)
      const found = faults.find(isDue)
      if (found) played.set(found, (played.get(found) ?? 0) + 1)
      return found
    },
  }
}

/** Hanging and redirecting have no end. */
const timesOf = (fault: Fault): number => (fault.fault === 'error_status' ? (fault.times ?? 1) : Infinity)
