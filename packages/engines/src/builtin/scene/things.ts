import { emojiIndex, isObjectIcon } from '../props/emoji-index.ts'
import { isAllowedIcon } from './blocked-content.ts'
import { tagPartsOfSpeech, isUsedAsNoun } from './grammar.ts'
import { type Locale, stopWordsOf } from './language.ts'
import { type Thing, thingByIcon } from './lexicon/rows.ts'
import { isPerson } from './people.ts'
import { isPlaceName, PLACE_NAME_WORDS } from './place.ts'
import type { SceneProp } from './scene.ts'
import { isUnspaced } from './vocabulary.ts'
import { hasThingTable, findThings } from './thing-words.ts'
import { candidateLemmas, tokenize } from './tokenize.ts'

/** A thing named in a text. `thing`: absent for words known only from emoji names. */
export type NamedThing = SceneProp & { readonly thing?: Thing; readonly at: number }

/** Nouns of images, time and abstract ideas, and of scenery that settings draw. */
const ABSTRACT_NOUNS = new Set(
  'board pole poles shot scene light lighting view style image picture background foreground frame illustration photo detail color colour mood day night morning evening moment time story world life way thing things part side place end start beginning close wide medium shadow shadows look feeling year years century ground air land room home desert space stage village city sand valley island coast body code model kind sort lot bit name number line point hand hands head face eye eyes voice word words sound left right front back top bottom north south east west mark sign set case fact idea question answer reason problem change power secret dream hope kitchen office classroom class laboratory lab garden farm park band manager boss team group member connection connections wild quality people person man woman child walk march run work play rest fly fall wild storm wind snow size peace joy smile drive race'.split(
    ' ',
  ),
)

/** Concrete things named in a text, in order, without duplicates. */
export function findNamedThings(text: string, locale: Locale): NamedThing[] {
  const known = findThings(text, locale)
  const found: NamedThing[] = known.map(({ value, word, at }) => ({ icon: value.icon, word, thing: value, at }))
  const taken = new Set(known.flatMap(({ word }) => word.split(' ')))
  const all = [...found, ...emojiThings(text, locale, taken)].sort((a, b) => a.at - b.at)
  return all.filter((thing, i) => isAllowedIcon(thing.icon) && all.findIndex((other) => other.icon === thing.icon) === i)
}

type Candidate = { readonly word: string; readonly at: number; readonly minSureness: number }

/** Words that may name a thing, with the minimum sureness of an emoji match. */
function candidates(text: string, locale: Locale): Candidate[] {
  const words = tokenize(text, locale).map((word, at) => ({ word, at }))
  if (locale === 'en') {
    const { nouns, verbs } = tagPartsOfSpeech(text)
    return words
      .filter(({ word }) => word.length > 2 && nouns.has(word) && !verbs.has(word))
      .map((candidate) => ({ ...candidate, minSureness: 1.9 }))
  }
  const unspaced = isUnspaced(locale)
  return words
    .filter(
      ({ word }) =>
        !stopWordsOf(locale).has(word) && !isPlaceName(word, locale) && (!unspaced || word.length > 1) && isUsedAsNoun(word, text, locale),
    )
    .map(({ word, at }) => ({ word, at: unspaced ? text.toLowerCase().indexOf(word) : at, minSureness: minSurenessOf(word, locale) }))
}

/** Minimum sureness: languages with a word table, and short words, match full emoji names only. */
const minSurenessOf = (word: string, locale: Locale): number =>
  hasThingTable(locale) || (word.length < 4 && !isUnspaced(locale)) ? 2.9 : 1.2

function emojiThings(text: string, locale: Locale, taken: ReadonlySet<string>): NamedThing[] {
  return candidates(text, locale).flatMap(({ word, at, minSureness }) => {
    const forms = candidateLemmas(word, locale)
    if (
      [...taken].some((other) => other.includes(word)) ||
      isPerson(word, locale) ||
      forms.some((form) => ABSTRACT_NOUNS.has(form) || PLACE_NAME_WORDS.has(form))
    )
      return []
    for (const form of forms) {
      const match = emojiIndex(locale)
        .get(form)
        ?.find(({ icon, confidence }) => confidence >= minSureness && isObjectIcon(icon))
      if (match) return [{ icon: match.icon, word, at, thing: thingByIcon(match.icon) }]
    }
    return []
  })
}
