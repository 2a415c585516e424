/** The font files of a family's package: a variable font per subset, or a file per subset and weight. Used in browser and Node. */
export type Face = {
  readonly package: string
  /** `variable`: all weights from 100 to 900. */
  readonly weights: 'variable' | readonly number[]
  file(subset: string, weight: number): string
}

const variable = (name: string): Face => ({
  package: `@fontsource-variable/${name}`,
  weights: 'variable',
  file: (subset) => `${name}-${subset}-wght-normal.woff2`,
})

const fixed = (name: string, weights: readonly number[]): Face => ({
  package: `@fontsource/${name}`,
  weights,
  file: (subset, weight) => `${name}-${subset}-${weight}-normal.woff2`,
})

/** The caption font families (E-357), and fallback families for other scripts. */
export const FACES: Readonly<Record<string, Face>> = {
  Inter: variable('inter'),
  Roboto: variable('roboto'),
  'Open Sans': variable('open-sans'),
  Montserrat: variable('montserrat'),
  Poppins: fixed('poppins', [100, 200, 300, 400, 500, 600, 700, 800, 900]),
  Lato: fixed('lato', [100, 300, 400, 700, 900]),
  Nunito: variable('nunito'),
  'Work Sans': variable('work-sans'),
  Raleway: variable('raleway'),
  Oswald: variable('oswald'),
  'Noto Sans': variable('noto-sans'),
  'Noto Sans Arabic': variable('noto-sans-arabic'),
  'Noto Sans Hebrew': variable('noto-sans-hebrew'),
  'Noto Sans Devanagari': variable('noto-sans-devanagari'),
  'Noto Sans Thai': variable('noto-sans-thai'),
  'Noto Sans JP': variable('noto-sans-jp'),
  'Noto Sans KR': variable('noto-sans-kr'),
  'Noto Sans SC': variable('noto-sans-sc'),
  // Monochrome, because the canvas does not support the colour font.
  'Noto Emoji': variable('noto-emoji'),
}

/** A subset's name in file names, from a key of the package's `unicode.json`: `[12]` -> `12`. */
export const subsetName = (key: string): string => key.replace(/^\[(\d+)\]$/u, '$1')

/** The available weight for `wanted` by CSS font matching: above 500 bolder weights are preferred, else lighter ones. */
export function nearestWeight({ weights }: Face, wanted: number): number {
  const clamped = Math.min(900, Math.max(100, Math.round(wanted / 100) * 100))
  if (weights === 'variable' || weights.includes(clamped)) return clamped
  const lighter = weights.filter((weight) => weight < clamped).toSorted((a, b) => b - a)
  const bolder = weights.filter((weight) => weight > clamped).toSorted((a, b) => a - b)
  return (clamped > 500 ? [...bolder, ...lighter] : [...lighter, ...bolder])[0] ?? 400
}
