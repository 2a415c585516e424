import { readFile } from 'node:fs/promises'
import type { StyleValue } from '@fablecut/domain/story/style'
import { packSignature, type Signature, signatureDistance, unpackSignature } from './signature.ts'

/** The signature of one example image of a style. */
export type StyleExample = { readonly style: StyleValue; readonly signature: Signature }

/** Signatures of example images of all styles, written by `npm run assets`: computing them takes eight seconds. */
export const STYLE_SIGNATURES_FILE = new URL('style-signatures.json', import.meta.url)

let cached: Promise<readonly StyleExample[]> | undefined

/** Eight examples of each style, loaded once per process. */
export const loadStyleSignatures = (): Promise<readonly StyleExample[]> => (cached ??= readSignatures())

async function readSignatures(): Promise<StyleExample[]> {
  const packed = JSON.parse(await readFile(STYLE_SIGNATURES_FILE, 'utf8')) as Record<StyleValue, readonly string[]>
  return (Object.keys(packed) as StyleValue[]).flatMap((style) =>
    packed[style].map((signature) => ({ style, signature: unpackSignature(signature) })),
  )
}

/** Content of the signatures file. */
export function formatSignatures(samples: readonly StyleExample[]): string {
  const packed: Partial<Record<StyleValue, string[]>> = {}
  for (const { style, signature } of samples) (packed[style] ??= []).push(packSignature(signature))
  return `${JSON.stringify(packed, null, 2)}\n`
}

/** The style of the nearest example. */
export function classifyStyle(samples: readonly StyleExample[], signature: Signature): StyleValue {
  const distances = samples.map((sample) => signatureDistance(sample.signature, signature))
  return samples[distances.indexOf(Math.min(...distances))]!.style
}
