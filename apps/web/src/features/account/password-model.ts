import { accountTexts } from '../../texts/account/account.ts'

const texts = accountTexts.password

export type PasswordValues = { readonly currentPassword: string; readonly newPassword: string; readonly repeat: string }
export type PasswordErrors = Partial<Record<keyof PasswordValues, string>>

export const NO_PASSWORDS: PasswordValues = { currentPassword: '', newPassword: '', repeat: '' }

/** First error of each field; empty when all are valid. */
export function validatePasswords({ currentPassword, newPassword, repeat }: PasswordValues): PasswordErrors {
  const errors: PasswordErrors = {}
  if (currentPassword === '') errors.currentPassword = texts.currentRequired
  if (newPassword.length < 8) errors.newPassword = texts.tooShort
  else if (newPassword.length > 128) errors.newPassword = texts.tooLong
  else if (newPassword === currentPassword) errors.newPassword = texts.unchanged
  else if (newPassword !== repeat) errors.repeat = texts.mismatch
  return errors
}
