import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { PLACE_COORDINATES } from './cities.ts'

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
const WOMEN = new Set(
  'mary marie maria anna anne ann emma sophia sofia olivia mia lena laura julia lisa sarah sara clara klara martha lucy lucia louise alice eva ella ida ada rosa frida elizabeth catherine kate jane joan margaret helen grace amelia florence charlotte emily diana victoria cleopatra agatha hedy dorothy nina valentina malala hannah ruth edith edna rachel susan barbara nancy ellen eleanor harriet josephine lily nora zoe chloe mileva lise simone greta wangari hypatia caroline katherine rosalind virginia coco billie nelly tina michelle angela jacinda beatrix astrid selma isabella theresa irene tamara bertha vera olga tatiana yuki hana sakura leila fatima aisha indira benazir carmen pilar lola ines camille juliette sally gertrude maya toni'.split(
    ' ',
  ),
)
const MEN = new Set(
  'john james jack tom thomas peter paul max felix leo leon lukas luke noah ben david daniel michael martin karl carl hans fritz jonas jakob jacob emil albert isaac charles george william henry robert richard edward frank ronald conrad nikola alexander louis napoleon julius marcus leonardo galileo nicolaus johannes ludwig wolfgang johann vincent pablo claude salvador steve bill elon jeff warren benjamin abraham franklin winston adolf joseph vincenzo antonio marco christopher ferdinand vasco ernest neil yuri stephen alan alfred samuel simon philip frederick arthur walter harry oscar victor hugo ivan igor boris vladimir sergei mikhail mohammed muhammad ali ibn omar hiroshi akira kenji socrates plato aristotle seneca epictetus heraclitus confucius buddha diogenes archimedes pythagoras hippocrates caesar augustus nero homer dante michelangelo raphael mozart bach beethoven einstein newton darwin tesla edison gandhi mandela kant nietzsche howard roald ernst otto gustav hernan francis andrew eric roger oliver ray walt ludwig giovanni giuseppe luigi mario enzo hank jim joe tim sam adam theo miguel diego juan carlos jorge javier pedro ignaz clarence wilbur orville dick kurt'.split(
    ' ',
  ),
)

const DEMONYM =
  /^(?:\p{Lu}\p{L}+(?:ian|ese)|American|Mexican|British|English|French|German|Dutch|Spanish|Danish|Swedish|Polish|Turkish|Greek|Roman|Irish|Scottish|Welsh|Finnish|Swiss|Czech|Arab|Jewish|Muslim|Catholic|Christian|Pakistani|Israeli|Iraqi|Thai|African|European|Cuban|Korean|Moroccan|Viking|Olympic)$/u

/** `Italian`, `French`. */
export const isDemonym = (word: string): boolean => DEMONYM.test(word)
export const isPlanet = (word: string): boolean => PLANETS.has(word)
export const countryCodeOf = (name: string): string | undefined => codes.get(name)
export const isPlaceName = (name: string): boolean => codes.has(name) || PLACE_COORDINATES.has(name) || CONTINENTS.has(name)

/** Gender of a person by given or well-known name. */
export function genderOfName(words: readonly string[]): 'man' | 'woman' | undefined {
  const first = words[0]?.toLowerCase() ?? ''
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (WOMEN.has(first)) return 'woman'
  return MEN.has(first) || MEN.has(last) ? 'man' : undefined
}
