import { getAuth, postAuth } from './auth-requests.ts'

/** Whether this browser can use passkeys on this page: they need https or localhost, and a name instead of an address of digits. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  window.isSecureContext &&
  !/^[\d.]+$|:/.test(window.location.hostname)

/** Lets the browser sign in with one of its passkeys. Throws `NotAllowedError` when that is cancelled. */
export async function signInWithPasskey(): Promise<void> {
  const options = await getAuth('passkey/generate-authenticate-options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  const credential = await navigator.credentials.get({ publicKey: { ...publicKey, userVerification: 'required' } })
  await postAuth('passkey/verify-authentication', { response: (credential as PublicKeyCredential).toJSON() })
}

/** Creates a passkey of the account on this device. Throws `NotAllowedError` when that is cancelled, `InvalidStateError` when the device has one already. */
export async function addPasskey(name: string): Promise<void> {
  const options = await getAuth('passkey/generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const credential = await navigator.credentials.create({ publicKey })
  await postAuth('passkey/verify-registration', { response: (credential as PublicKeyCredential).toJSON(), name })
}

/** Whether somebody closed the browser's dialog. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError'
