import nlp from 'compromise'
import { parseNouns } from '../noun-phrases.ts'
import type { NounMatch } from '../noun-phrases.ts'
import { parseAction } from './scene-action.ts'
import type { SceneAction, VerbMatch } from './scene-action.ts'
import { PLACES, TIMES, WEATHERS } from './scene-lexicon.ts'

export type Pronoun = 'it' | 'they' | 'person'

/** The visible content of an English text. */
export type Scene = SceneAction & {
  /** Visible noun phrases in the order of the text, e.g. `young fox`, `frozen river`. */
  readonly visible: readonly string[]
  readonly place?: string
  readonly time?: string
  readonly weather?: string
  /** The pronoun at the start of the text, which refers to an earlier text. */
  readonly pronoun?: Pronoun
}

/** Parses the visible content of an English text. `referent`: referent of a pronoun at the start. `names`: words that are names at any position. */
export function parseScene(text: string, referent: string | undefined, names: ReadonlySet<string> = new Set()): Scene {
  const resolved = referent === undefined ? text : withoutPronoun(text, referent)
  const document = nlp(resolved)
  const { visible, verbs } = parseNouns(document.nouns().json() as NounMatch[], resolved, names)
  return {
    visible: [...new Set(visible.map((noun) => (referent !== undefined && noun.startsWith(`${referent} `) ? referent : noun)))],
    ...parseAction(resolved, [...verbs, ...(document.verbs().json() as VerbMatch[])], visible),
    place: firstPhraseIn(PLACES, text),
    time: firstPhraseIn(TIMES, text),
    weather: firstPhraseIn(WEATHERS, text),
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
export const withoutPronoun = (text: string, referent: string): string => text.replace(PRONOUN_START, `${referent} `)

/** The phrase whose words occur first in the text. */
export function firstPhraseIn(meanings: readonly (readonly [string, string])[], text: string): string | undefined {
  const matches = meanings.map(([phrase, words]) => ({
    phrase,
    at: text.search(new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu')),
  }))
  return matches.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.phrase
}

const PRONOUN_START = /^(?:and |but |so |then |now )?(it|they|he|she|these|those)(?:['’](?:s|re|ll|d))? /i
