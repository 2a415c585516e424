import type { Storage } from '../../platform/storage/storage.ts'
import { type Derivation, derivedKey } from './derived-file.ts'
import { BEATS_FILE } from './beats.ts'
import { PEAKS } from './peaks.ts'
import { PROXY } from './proxy.ts'
import { REDUCED_NOISE } from './reduced-noise.ts'
import { STRIP } from './strip.ts'
import { THUMBNAIL } from './thumbnail.ts'

const DERIVATIONS: readonly Derivation[] = [THUMBNAIL, STRIP, PEAKS, PROXY, ...Object.values(REDUCED_NOISE)]

/** The derivation with a file name of a media URL; undefined: the original file. */
export const findDerivation = (name: string): Derivation | undefined => DERIVATIONS.find((derivation) => derivation.name === name)

/** Deletes the cached derivations of a file that was deleted. */
export async function deleteDerivedFiles(storage: Pick<Storage, 'dropFromCache'>, hash: string): Promise<void> {
  for (const derivation of [...DERIVATIONS, BEATS_FILE]) await storage.dropFromCache(derivedKey(derivation, hash))
}
