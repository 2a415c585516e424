import { z } from 'zod'
import { operation } from '../../operation.ts'

export const grantCredits = operation({
  method: 'POST',
  path: '/credits/grants',
  tags: ['Credits'],
  summary: 'Grant credits (staff)',
  successStatus: 201,
  access: 'staff',
  description: 'Grants credits to an account. 404 for an unknown email address.',
  errors: ['NOT_FOUND'],
})
  .input(
    z.strictObject({ email: z.email(), credits: z.number().int().min(1).max(1_000_000), note: z.string().trim().max(200).default('') }),
  )
  .output(z.object({ id: z.string(), credits: z.number().int(), balance_after: z.number().int() }))
