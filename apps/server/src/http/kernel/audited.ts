import type { RequestContext } from './context.ts'
import { signedInStaff } from './signed-in.ts'

/** Does something for staff, and logs it with its outcome and the account. `subject`: what it is done to, without secrets. */
export async function audited<T>(context: RequestContext, action: string, subject: object, act: () => Promise<T>): Promise<T> {
  const { id: staffAccountId } = signedInStaff(context)
  const { log } = context.services
  const entry = { action, ...subject, staffAccountId }
  try {
    const result = await act()
    log.info('staff action', { ...entry, outcome: 'done' })
    return result
  } catch (error) {
    log.info('staff action', { ...entry, outcome: 'refused', reason: error instanceof Error ? error.message : String(error) })
    throw error
  }
}
