import type { MapPoint } from '@fablecut/domain/story/shot-plan/graphic'
import { PLACE_COORDINATES } from '../languages/en/cities.ts'
import { countryCodeOf, isGivenName, isPlaceName } from '../languages/en/names.ts'
import type { Analysis } from '../story/analysis.ts'
import type { NamedGraphic } from './graphic-label.ts'

type NamedPlace = { readonly name: string; readonly at: number; readonly point?: MapPoint; readonly country?: string }

/** `Michael Jordan`, `Sydney Porter`, `a husky named Togo`: the name of somebody. */
function isOfPerson(start: number, length: number, tokens: Analysis['tokens']): boolean {
  const [before, behind] = [tokens[start - 1], tokens[start + length]]
  const isSurname = before !== undefined && /^\p{Lu}/u.test(before.text) && isGivenName(before.low)
  const isGiven = behind?.pos === 'PROPN' && !isPlaceName(behind.text) && length === 1 && isGivenName(tokens[start]!.low)
  const isNamed = before !== undefined && /^(?:named|nicknamed|christened)$/u.test(before.low)
  return isSurname || isGiven || isNamed
}

/** Countries and cities that a sentence names. */
export function placesIn({ tokens, bars }: Analysis): NamedPlace[] {
  const places: NamedPlace[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (!/^\p{Lu}/u.test(tokens[i]!.text) || bars[i] === 'compared' || bars[i] === 'idiom') continue
    for (const length of [3, 2, 1]) {
      const name = tokens
        .slice(i, i + length)
        .map(({ text }) => text)
        .join(' ')
      const coordinates = PLACE_COORDINATES.get(name)
      const country = countryCodeOf(name)
      if ((!coordinates && !country) || isOfPerson(i, length, tokens)) continue
      const point = coordinates && { label: name, latitude: coordinates[0], longitude: coordinates[1] }
      places.push({ name, at: tokens[i]!.word, point, country })
      i += length - 1
      break
    }
  }
  return places.filter(({ name }, n) => places.findIndex((other) => other.name === name) === n)
}

const TRAVEL =
  /\b(?:from .+ to|moved|sail(?:ed|s)|travel(?:led|ed|s)?|flew|fled|flies|walked|marched|crossed|journey|voyage|emigrated|shipped|route|sent)\b/iu

export function mapOf(analysis: Analysis): NamedGraphic | undefined {
  const places = placesIn(analysis).slice(0, 6)
  if (places.length === 0) return undefined
  const points = places.flatMap(({ point }) => point ?? [])
  return {
    graphic: {
      template: 'map',
      points,
      isRoute: points.length > 1 && TRAVEL.test(analysis.text),
      countries: [...new Set(places.flatMap(({ country }) => country ?? []))],
    },
    what: `map of ${places.map(({ name }) => name).join(', ')}`,
    form: 'place',
  }
}
