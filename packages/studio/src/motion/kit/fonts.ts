import { GlobalFonts } from '@napi-rs/canvas'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** `file`: name of the font file in the package for a subset. */
type FontPackage = { readonly name: string; readonly file: (subset: string) => string }
type Subset = { readonly alias: string; readonly path: string; readonly ranges: readonly (readonly [number, number])[] }

const fixed = (name: string): FontPackage => ({ name: `@fontsource/${name}`, file: (subset) => `${name}-${subset}-400-normal.woff2` })
const variable = (name: string): FontPackage => ({
  name: `@fontsource-variable/${name}`,
  file: (subset) => `${name}-${subset}-wght-normal.woff2`,
})

const FONTS = {
  anton: fixed('anton'),
  bodoni: variable('bodoni-moda'),
  elite: fixed('special-elite'),
  lilita: fixed('lilita-one'),
  marker: fixed('permanent-marker'),
  montserrat: variable('montserrat'),
  nunito: variable('nunito'),
  orbitron: variable('orbitron'),
  oswald: variable('oswald'),
  silkscreen: fixed('silkscreen'),
  righteous: fixed('righteous'),
} as const
export type FontName = keyof typeof FONTS

/** For characters that a face lacks. Japanese first reads kanji as in Japan; Chinese and Korean texts name their language. */
const NOTO = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-devanagari', 'noto-sans-thai'] as const
const CJK = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'] as const
const KOREAN = variable('noto-sans-kr').name
const FIRST_CJK: Readonly<Record<string, (typeof CJK)[number]>> = { zh: 'noto-sans-sc', ko: 'noto-sans-kr' }

const require = createRequire(import.meta.url)
const subsetsOfPackage = new Map<string, readonly Subset[]>()
const registered = new Set<string>()

function parseRanges(css: string): (readonly [number, number])[] {
  return css.split(',').map((part) => {
    const [low = '0', high = low] = part.trim().replace(/^U\+/iu, '').split('-')
    return [Number.parseInt(low, 16), Number.parseInt(high, 16)]
  })
}

/** A package's `unicode.json` says which characters each of its files holds. Numbered subsets are keyed `[12]`. */
function subsetsOf({ name, file }: FontPackage): readonly Subset[] {
  const known = subsetsOfPackage.get(name)
  if (known) return known
  const folder = dirname(require.resolve(`${name}/package.json`))
  const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const subsets = Object.entries(table).map(([key, css]) => {
    const subset = key.replaceAll(/[[\]]/gu, '')
    return { alias: `motion-${name.split('/')[1]}-${subset}`, path: join(folder, 'files', file(subset)), ranges: parseRanges(css) }
  })
  subsetsOfPackage.set(name, subsets)
  return subsets
}

const HANGUL = /\p{Script=Hangul}/u

/** Whether a file of a package holds a character. The table of the Chinese face lists Hangul that its files lack. */
const holds = ({ name }: FontPackage, { ranges }: Subset, code: number): boolean =>
  ranges.some(([low, high]) => code >= low && code <= high) && (name === KOREAN || !HANGUL.test(String.fromCodePoint(code)))

function register({ alias, path }: Subset): string {
  if (!registered.has(alias)) {
    GlobalFonts.registerFromPath(path, alias)
    registered.add(alias)
  }
  return alias
}

/** Families for a text in order of preference, quoted for `font`; loads only the files that hold its characters. */
export function fontFamilies(text: string, font: FontName, language: string): string {
  const cjk = FIRST_CJK[language.slice(0, 2)]
  const standIns = [...NOTO, ...(cjk ? [cjk] : []), ...CJK.filter((name) => name !== cjk)].map(variable)
  let missing = [...new Set([...text].map((letter) => letter.codePointAt(0)!))]
  const families: string[] = []
  for (const pack of [FONTS[font], ...standIns]) {
    for (const subset of subsetsOf(pack)) {
      const isLatin = pack === FONTS[font] && subset.alias.endsWith('-latin')
      if (!isLatin && !missing.some((code) => holds(pack, subset, code))) continue
      families.push(register(subset))
      missing = missing.filter((code) => !holds(pack, subset, code))
    }
    if (missing.length === 0) break
  }
  return families.map((family) => `"${family}"`).join(', ')
}
