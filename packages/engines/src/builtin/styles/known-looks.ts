import { readFile } from 'node:fs/promises'
import type { StyleValue } from '@fablecut/domain/story/style'
import { packSignature, type Signature, signatureDistance, unpackSignature } from './signature.ts'

/** What one picture of a look is like. */
export type LookSample = { readonly style: StyleValue; readonly signature: Signature }

/** Pictures of all looks, painted once by `npm run assets`: painting them anew takes eight seconds. */
export const KNOWN_LOOKS_FILE = new URL('known-looks.json', import.meta.url)

let kept: Promise<readonly LookSample[]> | undefined

/** Eight pictures of each look, read once for a process. */
export const knownLooks = (): Promise<readonly LookSample[]> => (kept ??= readLooks())

async function readLooks(): Promise<LookSample[]> {
  const packed = JSON.parse(await readFile(KNOWN_LOOKS_FILE, 'utf8')) as Record<StyleValue, readonly string[]>
  return (Object.keys(packed) as StyleValue[]).flatMap((style) =>
    packed[style].map((signature) => ({ style, signature: unpackSignature(signature) })),
  )
}

/** The text of the file. */
export function looksFile(samples: readonly LookSample[]): string {
  const packed: Partial<Record<StyleValue, string[]>> = {}
  for (const { style, signature } of samples) (packed[style] ??= []).push(packSignature(signature))
  return `${JSON.stringify(packed, null, 2)}\n`
}

/** The look of the sample that is most like a picture. */
export function nearestLook(samples: readonly LookSample[], signature: Signature): StyleValue {
  const far = samples.map((sample) => signatureDistance(sample.signature, signature))
  return samples[far.indexOf(Math.min(...far))]!.style
}
