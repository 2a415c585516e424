import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { PLACE_COORDINATES } from './cities.ts'
import { MEN, plainName, WOMEN } from './given-names.ts'

/** Names that are not in the list of countries, with the code of the country that is lit on a map. */
const MORE_COUNTRIES = {
  America: 'US',
  'United States': 'US',
  USA: 'US',
  'United Kingdom': 'GB',
  Britain: 'GB',
  'Great Britain': 'GB',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  Holland: 'NL',
  Russia: 'RU',
  Korea: 'KR',
  'South Korea': 'KR',
  'North Korea': 'KP',
  Persia: 'IR',
  Iran: 'IR',
  Turkey: 'TR',
  Vietnam: 'VN',
  Prussia: 'DE',
  Bohemia: 'CZ',
  Czechia: 'CZ',
  Bolivia: 'BO',
  Venezuela: 'VE',
  Tanzania: 'TZ',
  Syria: 'SY',
  Taiwan: 'TW',
  Moldova: 'MD',
  Laos: 'LA',
}

const codes = new Map<string, string>(Object.entries(MORE_COUNTRIES))
for (const [code, names] of Object.entries(english.countries as Record<string, string | string[]>))
  for (const name of [names].flat()) codes.set(name, code)

const CONTINENTS = new Set(['Europe', 'Asia', 'Africa', 'Antarctica', 'Australia', 'Oceania'])
const PLANETS = new Set('Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' '))

const DEMONYM =
  /^(?:\p{Lu}\p{L}+(?:ian|ese)|American|Mexican|British|English|French|German|Dutch|Spanish|Danish|Swedish|Polish|Turkish|Greek|Roman|Irish|Scottish|Welsh|Finnish|Swiss|Czech|Arab|Jewish|Muslim|Catholic|Christian|Pakistani|Israeli|Iraqi|Thai|African|European|Cuban|Korean|Moroccan|Viking|Olympic)$/u

/** `Italian`, `French`. */
export const isDemonym = (word: string): boolean => DEMONYM.test(word)
export const isPlanet = (word: string): boolean => PLANETS.has(word)
export const countryCodeOf = (name: string): string | undefined => codes.get(name)
export const isPlaceName = (name: string): boolean => codes.has(name) || PLACE_COORDINATES.has(name) || CONTINENTS.has(name)

/** Nouns that are given names of women before a surname: `Rose Fields`. */
const WOMEN_BEFORE_SURNAME = new Set('rose ivy violet hazel heather holly olive pearl amber'.split(' '))
/** What is no surname behind them: `Rose Garden`, `Pearl Harbor`. */
const NO_SURNAME =
  /^(?:days?|gardens?|hills?|street|road|bay|harbou?r|bush|trees?|oil|branch|alert|rooms?|house|leaves|water|river|islands?|coast|park|square|lane|avenue|cottage|city|town|county|bowl|parade)$/u

/** `Marie-Claire`, `Jean-Luc`: of two given names the first that only men or only women have; other compounds, as `ruby-red`, as they are. */
const genderedName = (name: string): string => {
  const plain = plainName(name)
  const parts = plain.split('-')
  const areNames = parts.every((part) => WOMEN.has(part) || MEN.has(part) || UNISEX.has(part))
  return WOMEN.has(plain) || MEN.has(plain) || !areNames ? plain : (parts.find((part) => !UNISEX.has(part)) ?? plain)
}

/** Gender of a person by title, given or well-known name: `Mrs Pell`. */
export function genderOfName(words: readonly string[]): 'man' | 'woman' | undefined {
  const first = genderedName(words[0] ?? '')
  const last = genderedName(words.at(-1) ?? '')
  if (/^(?:mrs|ms|miss|madam|madame|lady|dame)\.?$/u.test(first)) return 'woman'
  if (/^(?:mr|sir|lord)\.?$/u.test(first)) return 'man'
  if (WOMEN.has(first) || (words.length > 1 && WOMEN_BEFORE_SURNAME.has(first) && !NO_SURNAME.test(words[1]!.toLowerCase()))) return 'woman'
  return MEN.has(first) || MEN.has(last) ? 'man' : undefined
}

const UNISEX = new Set(
  'robin alex sam kim jordan taylor morgan casey jamie charlie leslie jean dana lee chris ashley kelly tracy terry jessie riley quinn avery rowan frankie sasha andrea nicola'.split(
    ' ',
  ),
)
/** Whether both men and women have a given name. */
export const isUnisexName = (name: string): boolean => UNISEX.has(plainName(name))

/** Given names that are ordinary words, too. */
const AMBIGUOUS = new Set(
  'bill jack frank grace ray dick jean carol eve kerry mike nick pat rob sally dolores otto nero caesar homer dante taro serge maxim ute claus chandra sita padma'.split(
    ' ',
  ),
)

/** Whether a word in lower case is a given name and hardly anything else. */
export const isGivenName = (low: string): boolean => {
  const plain = genderedName(low)
  return (WOMEN.has(plain) || MEN.has(plain)) && !AMBIGUOUS.has(plain)
}
