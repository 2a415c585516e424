import { askAuth, postAuth } from '../../../session/auth-requests.ts'

/** `uri`: `otpauth://`, as authenticator apps read it. */
export type Enrolment = { readonly uri: string; readonly key: string; readonly backupCodes: readonly string[] }

/** An account without a password sends none. */
const withPassword = (password: string) => (password === '' ? {} : { password })

/** Makes a key, which does nothing until a code of the app was entered. */
export async function startSecondFactor(password: string): Promise<Enrolment> {
  const answer = (await askAuth('two-factor/enable', withPassword(password))) as { totpURI: string; backupCodes: string[] }
  return { uri: answer.totpURI, key: new URL(answer.totpURI).searchParams.get('secret') ?? '', backupCodes: answer.backupCodes }
}

export const verifyFirstCode = (code: string): Promise<void> => postAuth('two-factor/verify-totp', { code })
export const stopSecondFactor = (password: string): Promise<void> => postAuth('two-factor/disable', withPassword(password))

export async function createBackupCodes(password: string): Promise<readonly string[]> {
  return ((await askAuth('two-factor/generate-backup-codes', withPassword(password))) as { backupCodes: string[] }).backupCodes
}
