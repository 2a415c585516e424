import type { Locale } from '../language.ts'
import { FOOD_THINGS } from './food-things.ts'
import { HOME_THINGS } from './home-things.ts'
import { MADE_THINGS } from './made-things.ts'
import { NATURE_THINGS } from './nature-things.ts'
import { SCENERY } from './scenery.ts'

/** Default placement of a thing. */
export type Placement = 'surface' | 'ground' | 'back' | 'water' | 'air' | 'wall'
const PLACEMENTS: Record<string, Placement> = { s: 'surface', g: 'ground', b: 'back', w: 'water', a: 'air', l: 'wall' }

/** Languages that the tables have columns for, in order. */
export const TABLE_LOCALES = ['en', 'de', 'fr', 'es', 'ja', 'zh'] as const satisfies readonly Locale[]
export type TableLocale = (typeof TABLE_LOCALES)[number]

/** A drawable thing and its words. */
export type Thing = {
  /** Name of the painter or emoji that draws it. */
  readonly icon: string
  /** Longest side in centimetres; 0 for things only settings can show. */
  readonly centimetres: number
  readonly placement: Placement
  readonly words: Readonly<Record<TableLocale, readonly string[]>>
  /** Matching names in `Setting.shows`. */
  readonly shownAs: readonly string[]
  readonly scenery: boolean
}

const list = (cell: string): string[] => cell.split(',').map((word) => word.trim().toLowerCase())

function thingOf(icon: string, size: string, cells: readonly string[], shownAs: readonly string[], scenery: boolean): Thing {
  const [en, de, fr, es, ja, zh] = TABLE_LOCALES.map((_, i) => list(cells[i] ?? '')) as [
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
  ]
  const words = { en, de, fr, es, ja, zh }
  return { icon, centimetres: parseInt(size, 10), placement: PLACEMENTS[size.at(-1)!] ?? 'ground', words, shownAs, scenery }
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

/** Rows: icon | centimetres and placement (s surface, g ground, b back, w water, a air, l wall) | words of each language. */
const parseThings = (table: string): Thing[] =>
  rowsOf(table).map(([icon, size, ...cells]) => thingOf(icon!, size!, cells, list(cells[0]!), false))

/** Rows as in `parseThings`, with the matching names in `Setting.shows` as third column. */
const parseScenery = (table: string): Thing[] =>
  rowsOf(table).map(([icon, size, shownAs, ...cells]) => thingOf(icon!, size!, cells, [...list(shownAs!), ...list(cells[0]!)], true))

/** All things of the word tables. */
export const THINGS: readonly Thing[] = [
  ...[HOME_THINGS, FOOD_THINGS, NATURE_THINGS, MADE_THINGS].flatMap(parseThings),
  ...parseScenery(SCENERY),
]

const byIcon = new Map(THINGS.map((thing) => [thing.icon, thing]))

/** Thing with an icon; undefined for icons without a table row. */
export const thingByIcon = (icon: string): Thing | undefined => byIcon.get(icon)
