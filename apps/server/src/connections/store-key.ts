import { encryptSecret } from '../platform/secrets/secret-cipher.ts'
import { type SecretKeySource, secretKeyForWriting } from '../platform/secrets/secret-keys.ts'

const END_CHARACTERS = 4
/** Of a shorter key four characters would be too much. */
const MIN_CHARACTERS = 16

/** The last characters of a key, by which staff tell keys apart; null for a short one. */
export const endOfKey = (key: string): string | null => (key.length < MIN_CHARACTERS ? null : key.slice(-END_CHARACTERS))

/** The columns of a connection's key. Throws CONFLICT where keys cannot be stored. */
export async function toKeyColumns(
  source: SecretKeySource,
  connectionId: string,
  key: string,
): Promise<{ encryptedKey: string; keyEnd: string | null }> {
  return { encryptedKey: encryptSecret(await secretKeyForWriting(source), key, connectionId), keyEnd: endOfKey(key) }
}
