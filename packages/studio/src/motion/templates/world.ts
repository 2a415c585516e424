import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export type Country = Feature<Geometry, { readonly name: string }>

/** Names in the outlines where English has another for the country code. */
const NAMES: Readonly<Record<string, string>> = {
  AG: 'Antigua and Barb.',
  AX: 'Åland',
  BA: 'Bosnia and Herz.',
  CD: 'Dem. Rep. Congo',
  CF: 'Central African Rep.',
  CG: 'Congo',
  CI: "Côte d'Ivoire",
  CV: 'Cabo Verde',
  DO: 'Dominican Rep.',
  EH: 'W. Sahara',
  FK: 'Falkland Is.',
  FO: 'Faeroe Is.',
  GQ: 'Eq. Guinea',
  HK: 'Hong Kong',
  KN: 'St. Kitts and Nevis',
  LC: 'Saint Lucia',
  MH: 'Marshall Is.',
  MK: 'Macedonia',
  MM: 'Myanmar',
  MO: 'Macao',
  PF: 'Fr. Polynesia',
  PS: 'Palestine',
  SB: 'Solomon Is.',
  SS: 'S. Sudan',
  ST: 'São Tomé and Principe',
  SZ: 'eSwatini',
  TR: 'Turkey',
  TT: 'Trinidad and Tobago',
  US: 'United States of America',
  VA: 'Vatican',
  VC: 'St. Vin. and Gren.',
}

const require = createRequire(import.meta.url)
const loaded = new Map<string, readonly Country[]>()

/** Outlines of all countries (Natural Earth): `110m` for the world, `50m` for a part of it. */
export function worldCountries(scale: '110m' | '50m'): readonly Country[] {
  const known = loaded.get(scale)
  if (known) return known
  const world = require(`world-atlas/countries-${scale}.json`) as Topology<{ countries: GeometryCollection<{ name: string }> }>
  const { features } = feature(world, world.objects.countries) as FeatureCollection<Geometry, { name: string }>
  loaded.set(scale, features)
  return features
}

const english = new Intl.DisplayNames('en', { type: 'region' })

/** The names in the outlines of ISO 3166-1 alpha-2 codes. */
export const countryNames = (codes: readonly string[]): Set<string> => new Set(codes.map((code) => NAMES[code] ?? english.of(code) ?? code))
