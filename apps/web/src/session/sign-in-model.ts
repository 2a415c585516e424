import { z } from 'zod'
import { sessionTexts as texts } from '../texts/session.ts'

const email = z.email({ error: texts.emailInvalid })

export const signInSchema = z.object({ email, password: z.string().min(1, texts.passwordRequired) })

export const signUpSchema = z.object({
  name: z.string().trim().min(1, texts.nameRequired).max(100),
  email,
  password: z.string().min(8, texts.passwordShort).max(128, texts.passwordLong),
})

export type CredentialValues = { name: string; email: string; password: string }
export type CredentialErrors = Partial<Record<keyof CredentialValues, string>>

/** First error of each field; empty when all are valid. */
export function validateCredentials(mode: 'sign-in' | 'sign-up', values: CredentialValues): CredentialErrors {
  const parsed = (mode === 'sign-in' ? signInSchema : signUpSchema).safeParse(values)
  const errors: CredentialErrors = {}
  for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as keyof CredentialValues] ??= issue.message
  return errors
}
