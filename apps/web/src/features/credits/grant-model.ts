import { z } from 'zod'
import { creditTexts } from '../../texts/account/credits.ts'

const texts = creditTexts.grant

export type GrantValues = { email: string; credits: string; note: string }

/** Same limits as the server's. */
export const grantSchema = z.object({
  email: z.email({ error: texts.emailInvalid }),
  credits: z
    .string()
    .trim()
    .regex(/^\d+$/u, texts.creditsInvalid)
    .transform(Number)
    .pipe(z.number().min(1, texts.creditsInvalid).max(1_000_000, texts.creditsInvalid)),
  note: z.string().trim().max(200, texts.noteLong),
})
