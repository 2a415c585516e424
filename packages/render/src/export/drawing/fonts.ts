import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { GlobalFonts } from '@napi-rs/canvas'
import { type Face, FACES, nearestWeight, subsetName } from '../../draw/faces.ts'
import { facesFor } from '../../draw/scripts.ts'

type Range = readonly [number, number]
type Subset = { readonly name: string; readonly ranges: readonly Range[] }

const require = createRequire(import.meta.url)
const folderOf = (face: Face): string => dirname(require.resolve(`${face.package}/package.json`))
const subsetsOfFace = new Map<Face, readonly Subset[]>()
const registered = new Set<string>()

function parseRanges(css: string): Range[] {
  return css.split(',').map((part) => {
    const [low = '0', high = low] = part.trim().replace(/^U\+/iu, '').split('-')
    return [Number.parseInt(low, 16), Number.parseInt(high, 16)]
  })
}

/** The characters of each font file, from the package's `unicode.json`. */
function subsetsOf(face: Face): readonly Subset[] {
  const cached = subsetsOfFace.get(face)
  if (cached) return cached
  const table = JSON.parse(readFileSync(join(folderOf(face), 'unicode.json'), 'utf8')) as Record<string, string>
  const subsets = Object.entries(table).map(([name, css]) => ({ name: subsetName(name), ranges: parseRanges(css) }))
  subsetsOfFace.set(face, subsets)
  return subsets
}

function register(family: string, face: Face, subset: string, weight: number): void {
  const path = join(folderOf(face), 'files', face.file(subset, weight))
  if (registered.has(path)) return
  GlobalFonts.registerFromPath(path, family)
  registered.add(path)
}

/** Loads the font files a browser would load for a text: the subsets that contain one of its characters. Unavailable families use their fallback, Inter. */
export function loadFontsFor(text: string, family: string, weight: number): void {
  const codes = new Set([...text].map((letter) => letter.codePointAt(0) as number))
  for (const name of facesFor(text, family)) {
    const face = FACES[name]
    if (!face) continue
    for (const subset of subsetsOf(face)) {
      const needed = subset.ranges.some(([low, high]) => [...codes].some((code) => code >= low && code <= high))
      if (needed || subset.name === 'latin') register(name, face, subset.name, nearestWeight(face, weight))
    }
  }
}
