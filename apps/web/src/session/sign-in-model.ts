import { z } from 'zod'
import { sessionTexts as texts } from '../texts/account/session.ts'

const email = z.email({ error: texts.emailInvalid })

export const signInSchema = z.object({ email, password: z.string().min(1, texts.passwordRequired) })

export const signUpSchema = z.object({
  name: z.string().trim().min(1, texts.nameRequired).max(100),
  email,
  password: z.string().min(8, texts.passwordShort).max(128, texts.passwordLong),
})

const setupSchema = signUpSchema.extend({ setupCode: z.string().trim().min(1, texts.setupCodeRequired) })

export type CredentialValues = { name: string; email: string; password: string; setupCode: string }
export type CredentialErrors = Partial<Record<keyof CredentialValues, string>>
/** `setup`: the first account of an installation, which needs the set-up code. */
export type CredentialForm = 'sign-in' | 'sign-up' | 'setup'

const SCHEMAS = { 'sign-in': signInSchema, 'sign-up': signUpSchema, setup: setupSchema }

/** First error of each field; empty when all are valid. */
export function validateCredentials(form: CredentialForm, values: CredentialValues): CredentialErrors {
  const parsed = SCHEMAS[form].safeParse(values)
  const errors: CredentialErrors = {}
  for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as keyof CredentialValues] ??= issue.message
  return errors
}
