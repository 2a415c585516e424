import { knownPerson } from '../../knowledge/known-persons.ts'
import { genderOfName, isDemonym, isPlaceName } from '../../languages/en/names.ts'
import { DRAWN_ROLES, EPITHETS } from '../../languages/en/roles.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import { genderOf, isMake, isOfNobody } from '../pictures.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Gender, NamedLater, Picture, StoryState } from '../story-state.ts'
import { learnName } from './learned-names.ts'

/** Index of the last sentence in which somebody may be introduced who is named later. */
const LAST_INTRODUCTION = 2
const PRONOUNS: Readonly<Record<Gender, RegExp>> = { man: /^(?:he|him|his|himself)$/u, woman: /^(?:she|her|hers|herself)$/u }
const CHILDREN = /^(?:girl|boy|child|kid|baby|son|daughter|friend|neighbou?r|passer-by|brother|sister|mother|father|wife|husband)$/u

const isPerson = ({ lemma, isName, isPlural }: Phrase): boolean =>
  !isName && !isPlural && !CHILDREN.test(lemma) && (natureOf(lemma) === 'person' || DRAWN_ROLES.has(lemma))

/** Who a script introduces first, as `a` or `an`. */
function firstIntroduced(analyses: readonly Analysis[]): { readonly phrase: Phrase; readonly index: number } | undefined {
  for (const { phrases, index } of analyses.slice(0, LAST_INTRODUCTION + 1)) {
    const phrase = phrases.find(
      (one) => isPerson(one) && one.role === 'subject' && one.bar === '' && /^(?:an?|one)$/u.test(one.run[0]!.low),
    )
    if (phrase) return { phrase, index }
  }
  return undefined
}

const nameOf = ({ nouns }: Phrase): string => nouns.map(({ text }) => text).join(' ')
const isOfPlace = (phrase: Phrase): boolean =>
  isMake(phrase) ||
  isOfNobody(phrase) ||
  phrase.nouns.some(({ text }) => isDemonym(text)) ||
  (phrase.nouns.length === 1 && isPlaceName(phrase.head.text))
/** `Florence Nightingale` is known as a person, though Florence is a place. */
const genderOfPerson = (phrase: Phrase): Gender | undefined =>
  knownPerson(nameOf(phrase))?.gender ?? (isOfPlace(phrase) ? undefined : genderOfName(phrase.nouns.map(({ text }) => text)))

/** `Lustig met him`, but not `Lustig shook his hand`: somebody else. */
const speaksOfOther = ({ tokens, bars }: Analysis, gender: Gender): boolean =>
  tokens.some(
    ({ low, i }) =>
      low === (gender === 'man' ? 'him' : 'her') && bars[i] !== 'quoted' && !/^(?:NOUN|ADJ|NUM|PROPN)$/u.test(tokens[i + 1]?.pos ?? ''),
  )

const speaksOf = ({ tokens, bars }: Analysis, pattern: RegExp): boolean =>
  tokens.some(({ low, i }) => pattern.test(low) && bars[i] !== 'quoted')

/** Whom a script names after it told of him by a noun, where nobody else may be meant; undefined else. */
export function namedLater(analyses: readonly Analysis[]): NamedLater | undefined {
  const first = firstIntroduced(analyses)
  if (!first) return undefined
  const noun = first.phrase.lemma
  const named = analyses.flatMap((analysis) =>
    analysis.phrases.flatMap((phrase) => {
      const gender = phrase.isName ? genderOfPerson(phrase) : undefined
      return gender ? [{ phrase, analysis, gender }] : []
    }),
  )[0]
  if (!named || named.analysis.index <= first.index) return undefined
  const { phrase, analysis, gender } = named
  const { role, bar, isOwner, run, start } = phrase
  const isAlone = run.every(({ pos }) => pos === 'PROPN') && !/^(?:NOUN|PROPN)$/u.test(analysis.tokens[start - 1]?.pos ?? '')
  if (role !== 'subject' || bar !== '' || isOwner || !isAlone) return undefined
  const between = analyses.slice(first.index, analysis.index)
  const after = analyses.slice(first.index + 1, analysis.index + 1)
  // Somebody else comes in, or is spoken of beside the name.
  const hasOther =
    after.some(({ phrases }) =>
      phrases.some((one) => isPerson(one) && /^(?:an?|another)$/u.test(one.run[0]!.low) && one.role === 'subject'),
    ) ||
    analysis.phrases.some((one) => !one.isName && one.lemma === noun) ||
    speaksOfOther(analysis, gender) ||
    between.some((one) => speaksOf(one, PRONOUNS[gender === 'man' ? 'woman' : 'man']))
  if (hasOther || (genderOf(noun) ?? gender) !== gender) return undefined
  const isKnown = knownPerson(nameOf(phrase)) !== undefined || phrase.nouns.length > 1
  const isToldOf = after.slice(0, -1).some((one) => speaksOf(one, PRONOUNS[gender]))
  const isNobody = genderOf(noun) !== undefined || EPITHETS.has(noun)
  return isKnown || isToldOf || isNobody ? { noun, name: nameOf(phrase), gender } : undefined
}

/** What a noun depicts, as the one whom the script names later if it means him. */
export function asNamedLater({ lemma, isName, isPlural }: Phrase, picture: Picture | undefined, story: StoryState): Picture | undefined {
  const later = story.namedLater
  if (!later || !picture?.isPerson || isName || isPlural || lemma !== later.noun || picture.properName !== undefined) return picture
  const { name, gender } = later
  const drawn = picture.name === 'person' ? drawableNamed(gender)! : picture.drawn
  const named: Picture = { ...picture, name: drawn.name, drawn, gender, properName: name }
  learnName(name, named, story)
  return named
}
