import { accountTexts } from '../../texts/account.ts'

const texts = accountTexts.password

export type PasswordValues = { readonly currentPassword: string; readonly newPassword: string; readonly repeat: string }
export type PasswordErrors = Partial<Record<keyof PasswordValues, string>>

export const NO_PASSWORDS: PasswordValues = { currentPassword: '', newPassword: '', repeat: '' }

/** First error of each field; empty when all are valid. */
export function validatePasswords({ currentPassword, newPassword, repeat }: PasswordValues): PasswordErrors {
  const faults: PasswordErrors = {}
  if (currentPassword === '') faults.currentPassword = texts.currentRequired
  if (newPassword.length < 8) faults.newPassword = texts.tooShort
  else if (newPassword.length > 128) faults.newPassword = texts.tooLong
  else if (newPassword === currentPassword) faults.newPassword = texts.unchanged
  else if (newPassword !== repeat) faults.repeat = texts.mismatch
  return faults
}
