/** A family's files in its package: one variable file a subset, or one file a subset and weight. The same ones are drawn with in browser and Node. */
export type Face = {
  readonly package: string
  /** `variable`: every weight from 100 to 900 in one file. */
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

/** The families that captions can be set in (E-357) and those that have the scripts these lack. */
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
  // Drawn in one colour: the canvas cannot draw the colour face.
  'Noto Emoji': variable('noto-emoji'),
}

/** A subset's name in file names, from a key of the package's `unicode.json`: `[12]` stands for the file numbered 12. */
export const subsetName = (key: string): string => key.replace(/^\[(\d+)\]$/u, '$1')

/** The weight that is drawn where `wanted` is asked for, as CSS matches fonts: bold looks for bolder first, light for lighter. */
export function nearestWeight({ weights }: Face, wanted: number): number {
  const within = Math.min(900, Math.max(100, Math.round(wanted / 100) * 100))
  if (weights === 'variable' || weights.includes(within)) return within
  const lighter = weights.filter((weight) => weight < within).toSorted((a, b) => b - a)
  const bolder = weights.filter((weight) => weight > within).toSorted((a, b) => a - b)
  return (within > 500 ? [...bolder, ...lighter] : [...lighter, ...bolder])[0] ?? 400
}
