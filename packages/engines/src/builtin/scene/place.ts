import { emojiWords } from '../props/emoji-words.ts'
import type { Locale } from './language.ts'
import { includesWord } from './matching.ts'
import { PLACE_OF_ICON, PLACE_WORDS, PLACE_WORDS_ELSEWHERE } from './place-words.ts'
import { type PlaceName, PLACES, type SceneProp } from './scene.ts'
import { formsOf, wordsOf } from './words.ts'

export type PlaceRequest = {
  readonly prompt: string
  readonly storyText: string
  readonly locale: Locale
  readonly props: readonly SceneProp[]
  readonly hasPeople: boolean
}

/** Where a shot is: what its own words name, else where the story is, else what its things suggest. */
export function readPlace({ prompt, storyText, locale, props, hasPeople }: PlaceRequest): PlaceName {
  const own = scores(prompt, locale)
  const story = scores(storyText, locale)
  const best = winner(own, (place) => own[place] + Math.min(0.4, story[place] * 0.1))
  if (best) return best
  const home = winner(story, (place) => story[place])
  if (home) return home
  const suggested = props.map((prop) => PLACE_OF_ICON[prop.icon]).find((place) => place)
  return suggested ?? (hasPeople ? 'field' : 'abstract')
}

/** True for a word that names a place in its own language: the setting shows it, no thing has to. */
export const namesPlace = (word: string, locale: Locale): boolean =>
  locale !== 'en' && PLACES.some((place) => PLACE_WORDS_ELSEWHERE[place]?.split('|').some((stem) => startsLike(word, stem)))

const startsLike = (word: string, stem: string): boolean => (stem.length > 3 ? word.startsWith(stem) : word === stem)

type Scores = Record<PlaceName, number>

function winner(present: Scores, weigh: (place: PlaceName) => number): PlaceName | undefined {
  const named = PLACES.filter((place) => present[place] > 0)
  return named.length === 0 ? undefined : named.reduce((a, b) => (weigh(b) > weigh(a) ? b : a))
}

/** The place's own name counts most, then words of the place, then things that belong there. */
function scores(text: string, locale: Locale): Scores {
  const result = Object.fromEntries(PLACES.map((place) => [place, 0])) as Scores
  for (const place of PLACES) {
    if (locale === 'en')
      for (const word of PLACE_WORDS[place].split('|'))
        if (includesWord(text, word)) result[place] += word === place || word === `${place}s` ? 2.2 : word.includes(' ') ? 2.6 : 1
  }
  if (locale === 'en' || text === '') return result
  const words = wordsOf(text, locale)
  for (const place of PLACES)
    for (const stem of PLACE_WORDS_ELSEWHERE[place]?.split('|') ?? []) if (words.some((word) => startsLike(word, stem))) result[place] += 2
  addIcons(result, words, locale)
  return result
}

function addIcons(result: Scores, words: readonly string[], locale: Locale): void {
  const index = emojiWords(locale)
  for (const word of words)
    for (const form of formsOf(word, locale)) {
      const match = index.get(form)?.find(({ icon, sureness }) => sureness >= 1.2 && PLACE_OF_ICON[icon])
      if (!match) continue
      result[PLACE_OF_ICON[match.icon]!] += match.sureness / 3
      break
    }
}
