import * as fc from 'fast-check'
import type { Fault } from '../../../../../tests/standins/faults.ts'

const times = fc.integer({ min: 1, max: 4 })
/** Without faults that never end, which deadlines of minutes end. */
const fault: fc.Arbitrary<Fault> = fc.oneof(
  times.map((checks) => ({ fault: 'queue', checks }) as const),
  fc.constant({ fault: 'slow', ms: 20 } as const),
  fc.constantFrom('1', null).map((retryAfter) => ({ fault: 'too_many_requests', retryAfter }) as const),
  fc
    .tuple(fc.constantFrom('submit', 'status', 'result'), fc.constantFrom(500, 502, 503), times)
    .map(([on, status, count]) => ({ fault: 'error_status', on, status, times: count }) as const),
  fc.constant({ fault: 'answer_lost' } as const),
  fc.constant({ fault: 'status_regress' } as const),
  fc.constant({ fault: 'unknown_status', word: 'PONDERING' } as const),
  fc.constantFrom('code', 'words').map((by) => ({ fault: 'refused', by }) as const),
  times.map((checks) => ({ fault: 'not_found_at_first', checks }) as const),
  fc.constant({ fault: 'job_failed' } as const),
  fc.constant({ fault: 'result_expired' } as const),
  fc.constantFrom('truncated', 'empty', 'html').map((as) => ({ fault: 'media', as }) as const),
  fc.constant({ fault: 'key_revoked', after: 0 } as const),
  fc.constant({ fault: 'no_credit' } as const),
  fc.constant({ fault: 'no_price' } as const),
)
/** Up to three faults, or none. */
export const faultsOfJob = fc.oneof(
  { arbitrary: fc.constant([]), weight: 1 },
  { arbitrary: fc.array(fault, { minLength: 1, maxLength: 3 }), weight: 2 },
)
