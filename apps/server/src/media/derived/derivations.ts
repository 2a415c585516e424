import type { Derivation } from './derived-file.ts'
import { PEAKS } from './peaks.ts'
import { PROXY } from './proxy.ts'
import { STRIP } from './strip.ts'
import { THUMBNAIL } from './thumbnail.ts'

const DERIVATIONS: readonly Derivation[] = [THUMBNAIL, STRIP, PEAKS, PROXY]

/** What is asked for by the name in an address of media; undefined: the file itself. */
export const derivationOf = (name: string): Derivation | undefined => DERIVATIONS.find((one) => one.name === name)
