import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Staff gives credits to an account; 403 for others, 404 for an unknown address. */
export const grantCredits = oc
  .route({ method: 'POST', path: '/credits/grants', tags: ['Credits'], summary: 'Grant credits (staff)', successStatus: 201 })
  .input(
    z.strictObject({ email: z.email(), credits: z.number().int().min(1).max(1_000_000), note: z.string().trim().max(200).default('') }),
  )
  .output(z.object({ id: z.string(), credits: z.number().int(), balance_after: z.number().int() }))
