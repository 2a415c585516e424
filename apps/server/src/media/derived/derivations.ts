import type { Storage } from '../../platform/storage/storage.ts'
import { type Derivation, derivedKey } from './derived-file.ts'
import { PEAKS } from './peaks.ts'
import { PROXY } from './proxy.ts'
import { STRIP } from './strip.ts'
import { THUMBNAIL } from './thumbnail.ts'

const DERIVATIONS: readonly Derivation[] = [THUMBNAIL, STRIP, PEAKS, PROXY]

/** What is asked for by the name in an address of media; undefined: the file itself. */
export const derivationOf = (name: string): Derivation | undefined => DERIVATIONS.find((one) => one.name === name)

/** Removes what was made of a file whose bytes are no longer kept. */
export async function dropDerived(storage: Pick<Storage, 'dropFromCache'>, hash: string): Promise<void> {
  for (const derivation of DERIVATIONS) await storage.dropFromCache(derivedKey(derivation, hash))
}
