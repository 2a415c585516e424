import { isDemonym, isGivenName } from '../languages/en/names.ts'
import { COMPANIES_THAT_ARE_NOUNS, KIN, PLACE_NAME_ENDINGS, TIME_NOUNS } from '../languages/en/words.ts'
import { natureOf, sensesOf, singularOf } from '../senses/lexicon.ts'
import type { Token } from './token.ts'

const isCapital = ({ text }: Token): boolean => /^\p{Lu}\p{L}/u.test(text)
const WEATHER = /^(?:snow|rain|frost|hail|storm|wind)$/u
const WEATHER_VERBS = /^(?:fall|melt|cover|settle|blow|rage|freeze|lie)$/u
const isWord = ({ pos }: Token): boolean => /^(?:NOUN|VERB|ADJ)$/u.test(pos)

/** `Uncle Tom`, `Last March`, `Visit Paris`: words before a name that are no part of it. */
function precedesName(token: Token, next: Token): boolean {
  const isPerson = natureOf(token.low) === 'person' && !sensesOf(token.low).some(({ drawn }) => drawn?.file === 'animal')
  if (isDemonym(token.text) || TIME_NOUNS.test(singularOf(token.low)) || isPerson) return true
  if (PLACE_NAME_ENDINGS.test(next.text)) return token.pos === 'ADJ'
  return token.pos === 'ADJ' || (token.pos === 'VERB' && token.low === token.lemma)
}

/** `Rose Hill`, `Tiger Woods`: two capitals in a row are one name. */
function joinsName(token: Token, tokens: readonly Token[]): boolean {
  const [before, next] = [tokens[token.i - 1], tokens[token.i + 1]]
  if (before?.pos === 'PROPN' && before.text !== 'I' && isCapital(before)) return !isDemonym(token.text)
  if (next === undefined || !isCapital(next)) return false
  return (next.pos === 'PROPN' || PLACE_NAME_ENDINGS.test(next.text)) && !precedesName(token, next)
}

/** `Napoleon's army`: a noun that could be counted, but has no article, and owns something. */
const ownsAsName = ({ low, pos, i }: Token, tokens: readonly Token[]): boolean =>
  i === 0 &&
  pos === 'NOUN' &&
  /^['’]s$/u.test(tokens[1]?.low ?? '') &&
  tokens[2]?.pos === 'NOUN' &&
  /^(?:solid|person)$/u.test(natureOf(low) ?? '') &&
  singularOf(low) === low &&
  !KIN.test(low) &&
  sensesOf(low).every(({ drawn }) => drawn === undefined)

/** `Apple sold a phone`, `Snow went home`: a name of the script, or a company, that does something. */
function actsAsName(token: Token, tokens: readonly Token[], names: ReadonlySet<string>): boolean {
  const { text, pos, i } = token
  if (ownsAsName(token, tokens)) return true
  const isFirst = i === 0 || tokens[i - 1]!.pos === 'PUNCT'
  // `Doss stayed`: no word of the dictionary.
  if (pos === 'VERB' && isFirst && names.has(text) && tokens[i + 1]?.pos === 'VERB') return true
  const isFollowedByVerb = /^(?:VERB|AUX|PART)$/u.test(tokens[i + 1]?.pos ?? '')
  // `Moss the badger had baked a pie`.
  const isBeforeKind = tokens[i + 1]?.low === 'the' && names.has(text) && tokens[i + 2]?.pos === 'NOUN'
  return pos === 'NOUN' && isFirst && (isFollowedByVerb || isBeforeKind) && (names.has(text) || COMPANIES_THAT_ARE_NOUNS.has(text))
}

/** Nouns that are written with a capital and still mean what they say. */
const ALSO_CAPITAL =
  /^(?:Sun|Moon|Earth|God|Parliament|Congress|Senate|Church|State|Army|Navy|Police|King|Queen|Emperor|Pope|President|Captain|Doctor|Mother|Father|Mom|Mum|Dad|Mummy|Daddy|Grandma|Grandpa|Grandmother|Grandfather|Internet|Bible|Christmas|Easter)$/u

/** `show it to Olive`: a capital inside a sentence, of a given name or of a name of the script that is nothing else. */
function isNameInside({ text, low, pos, i }: Token, tokens: readonly Token[], names: ReadonlySet<string>): boolean {
  if (!/^(?:NOUN|VERB)$/u.test(pos) || i === 0 || /^(?:DET|ADJ|PUNCT)$/u.test(tokens[i - 1]!.pos)) return false
  // `They named the ship Hope`.
  return (pos === 'NOUN' && isGivenName(low)) || (names.has(text) && !ALSO_CAPITAL.test(text))
}

/** Small words inside of names of persons: `Leonardo da Vinci`. */
const NAME_PARTICLES = /^(?:da|do|de|van|von|der|den|del|della|di|du|la|le|bin|ibn|al|el|dos|das|ten|ter|af|zu)$/u

const isParticle = ({ text }: Token): boolean => NAME_PARTICLES.test(text)

/** `Vincent van Gogh`: what stands between two names is part of both. */
function retagParticles(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (!isParticle(token) || token.i === 0) continue
    const before = tokens.slice(0, token.i).findLast((other) => !isParticle(other))
    const behind = tokens.slice(token.i + 1).find((other) => !isParticle(other))
    const isCapitalBehind = behind !== undefined && isCapital(behind) && isNamePart(behind)
    if (before?.pos === 'PROPN' && isCapital(before) && isCapitalBehind)
      for (const part of tokens.slice(before.i + 1, behind.i + 1)) part.pos = 'PROPN'
  }
}

const isNamePart = ({ pos }: Token): boolean => /^(?:PROPN|NOUN|ADJ)$/u.test(pos)

/** Capitalised words inside a name are names, whatever else they may mean. `names`: proper names of the script. */
export function retagNames(tokens: readonly Token[], names: ReadonlySet<string>): void {
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT')
  const isHeading = words.length > 3 && words.filter(isCapital).length > words.length * 0.6
  if (isHeading) return
  for (const token of tokens)
    if (
      isCapital(token) &&
      isWord(token) &&
      (joinsName(token, tokens) || actsAsName(token, tokens, names) || isNameInside(token, tokens, names))
    )
      token.pos = 'PROPN'
  retagParticles(tokens)
  const [first, second] = tokens
  // `Snow fell on the city`: the weather, even where somebody is called so.
  if (first?.pos === 'PROPN' && WEATHER.test(first.low) && WEATHER_VERBS.test(second?.lemma ?? ''))
    Object.assign(first, { pos: 'NOUN', lemma: first.low })
}
