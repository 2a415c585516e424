/** One thing that serving requests needs. `find` returns what is wrong with it, or null. */
export type ReadinessCheck = { readonly name: string; readonly find: () => Promise<string | null> }
export type Readiness = {
  readonly status: 'ready' | 'not ready'
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly reason?: string }>>
}

const TIMEOUT_MS = 3_000
/** Anybody may ask, so the checks run this often at most. */
const CACHE_MS = 2_000

/** Runs all checks at once, each within a time limit; the result is kept for a moment. */
export function createReadiness(checks: readonly ReadinessCheck[], now: () => number = Date.now): () => Promise<Readiness> {
  let last: { at: number; result: Promise<Readiness> } | undefined
  return () => {
    if (!last || now() - last.at > CACHE_MS) last = { at: now(), result: runChecks(checks) }
    return last.result
  }
}

async function runChecks(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const entries = await Promise.all(
    checks.map(async ({ name, find }) => {
      const reason = await withTimeout(find).catch((error: unknown) => reasonOf(error))
      return [name, reason === null ? { ok: true } : { ok: false, reason }] as const
    }),
  )
  return { status: entries.every(([, { ok }]) => ok) ? 'ready' : 'not ready', checks: Object.fromEntries(entries) }
}

async function withTimeout(find: () => Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${TIMEOUT_MS / 1_000} seconds`), TIMEOUT_MS)
  })
  return Promise.race([find(), late]).finally(() => clearTimeout(timer))
}

/** The code only: messages name hosts, paths and statements, and the response is public. */
const reasonOf = (error: unknown): string => {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return typeof code === 'string' ? `failed (${code})` : 'failed'
}
