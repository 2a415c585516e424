import nlp from 'compromise'
import { readNouns } from '../noun-phrases.ts'
import type { NounMatch } from '../noun-phrases.ts'
import { readAction } from './scene-action.ts'
import type { SceneAction, VerbMatch } from './scene-action.ts'
import { PLACES, TIMES, WEATHERS } from './scene-lexicon.ts'

export type Pronoun = 'it' | 'they' | 'person'

/** The visible content of an English text. */
export type Scene = SceneAction & {
  /** Things and people with their adjectives, in the order of the text, e.g. `young fox`, `frozen river`. */
  readonly seen: readonly string[]
  readonly place?: string
  readonly time?: string
  readonly weather?: string
  /** The pronoun at the start of the text, which refers to an earlier text. */
  readonly pronoun?: Pronoun
}

/** `meant`: referent of a pronoun at the start. `names`: capitalised words that are names wherever they stand. */
export function readScene(text: string, meant: string | undefined, names: ReadonlySet<string> = new Set()): Scene {
  const resolved = meant === undefined ? text : withoutPronoun(text, meant)
  const document = nlp(resolved)
  const { seen, verbs } = readNouns(document.nouns().json() as NounMatch[], resolved, names)
  return {
    seen: [...new Set(seen.map((noun) => (meant !== undefined && noun.startsWith(`${meant} `) ? meant : noun)))],
    ...readAction(resolved, [...verbs, ...(document.verbs().json() as VerbMatch[])], seen),
    place: meaningIn(PLACES, text),
    time: meaningIn(TIMES, text),
    weather: meaningIn(WEATHERS, text),
    pronoun: pronounAtStart(text),
  }
}

/** The pronoun a text starts with. */
export function pronounAtStart(text: string): Pronoun | undefined {
  const word = PRONOUN_START.exec(text)?.[1]?.toLowerCase()
  if (word === undefined) return undefined
  if (word === 'it') return 'it'
  return word === 'he' || word === 'she' ? 'person' : 'they'
}

/** The text with its first pronoun replaced by the referent. */
export const withoutPronoun = (text: string, meant: string): string => text.replace(PRONOUN_START, `${meant} `)

/** The phrase that occurs first in the text. */
export function meaningIn(meanings: readonly (readonly [string, string])[], text: string): string | undefined {
  const found = meanings.map(([phrase, words]) => ({
    phrase,
    at: text.search(new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu')),
  }))
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.phrase
}

const PRONOUN_START = /^(?:and |but |so |then |now )?(it|they|he|she|these|those)(?:['’](?:s|re|ll|d))? /i
