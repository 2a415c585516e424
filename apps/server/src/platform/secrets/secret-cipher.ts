import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** A key for secrets; `id` tells it from others and reveals nothing of it. */
export type SecretKey = { readonly id: string; readonly bytes: Uint8Array }

/** Stored with the secrets: a text of another version is not read. */
const VERSION = 'v1'
const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key that an AUTH_SECRET stands for. Sessions are signed with another one. */
export const deriveSecretKey = (authSecret: string): SecretKey =>
  toSecretKey(new Uint8Array(hkdfSync('sha256', authSecret, '', 'fablecut provider secrets', KEY_BYTES)))

export const randomSecretKey = (): SecretKey => toSecretKey(randomBytes(KEY_BYTES))

/** Throws a RangeError for another length than 32 bytes. */
export function toSecretKey(bytes: Uint8Array): SecretKey {
  if (bytes.length !== KEY_BYTES) throw new RangeError(`A key for secrets has ${KEY_BYTES} bytes, not ${bytes.length}`)
  return { id: createHash('sha256').update('id').update(bytes).digest('hex').slice(0, 12), bytes }
}

/** Encrypts with AES-256-GCM. `owner`: id of the row that the secret belongs to; in another row it cannot be read. */
export function encryptSecret(key: SecretKey, secret: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key.bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [VERSION, key.id, ...[nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url'))].join('.')
}

/** The secret; null where none of the keys encrypted it, or it was changed. */
export function decryptSecret(keys: readonly SecretKey[], stored: string, owner: string): string | null {
  const [version, keyId, ...parts] = stored.split('.')
  const key = keys.find(({ id }) => id === keyId)
  const [nonce, tag, encrypted] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== VERSION || !key || !nonce || !tag || !encrypted) return null
  try {
    const decipher = createDecipheriv(ALGORITHM, key.bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner)).setAuthTag(tag)
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
