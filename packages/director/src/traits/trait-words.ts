import {
  TRAIT_CLOTHING,
  TRAIT_COLOURS,
  TRAIT_COSTUMES,
  TRAIT_HEADWEAR,
  type TraitColour,
} from '@fablecut/domain/story/shot-plan/figure-traits'

/**
 * Words of one language that state how somebody looks. `words`: lines of `key: word, word`; a word may have several parts. The marks of `endings` stand for
 * the inflections of a class of words: with `~: ['o', 'a']`, `roj~` is `rojo` and `roja`.
 */
export type TraitWords = {
  readonly words: string
  readonly endings?: Readonly<Record<string, string>>
  /** Colours stand behind their nouns. Default: before. */
  readonly isColourAfter?: boolean
  /** `without` stands behind what is lacking. Default: before. */
  readonly isNegationAfter?: boolean
  /** What is worn stands before `wearing`. Default: behind. */
  readonly isWearingAfter?: boolean
  /** Written without spaces between words. */
  readonly isUnspaced?: boolean
  /** Letters that may be attached before a word, such as articles. */
  readonly prefixes?: string
}

const PEOPLE_KEYS = ['woman', 'man', 'girl', 'boy', 'kid', 'old-woman', 'old-man'] as const
const ADJECTIVE_KEYS = [
  'child',
  'young',
  'old',
  'tall',
  'small',
  'slim',
  'broad',
  'round',
  'fair',
  'deep',
  'long',
  'short',
  'curly',
] as const
const HEAD_KEYS = [
  'bald',
  'bun',
  'ponytail',
  'braids',
  'blond',
  'redhead',
  'gray-haired',
  'bearded',
  'bespectacled',
  'dark-skinned',
  'fair-skinned',
] as const
const COLOUR_KEYS = Object.keys(TRAIT_COLOURS) as TraitColour[]
const FEATURE_KEYS = ['hair', 'skin', 'beard', 'moustache', 'glasses', 'sunglasses'] as const
const HEADWEAR_KEYS = TRAIT_HEADWEAR.filter((key) => key !== 'none')
const CLOTHING_KEYS = ['scarf', ...TRAIT_CLOTHING] as const

const KEYS = {
  person: PEOPLE_KEYS,
  adjective: ADJECTIVE_KEYS,
  head: HEAD_KEYS,
  colour: COLOUR_KEYS,
  feature: FEATURE_KEYS,
  headwear: HEADWEAR_KEYS,
  clothing: CLOTHING_KEYS,
  costume: TRAIT_COSTUMES,
  link: ['without', 'wearing'],
} as const
export type TraitKind = keyof typeof KEYS
export type TraitKey = (typeof KEYS)[TraitKind][number]

const KIND_OF_KEY = new Map<string, TraitKind>(
  Object.entries(KEYS).flatMap(([kind, keys]) => keys.map((key) => [key, kind as TraitKind] as const)),
)

/** A word found in a text. `start`, `end`: character positions. */
export type TraitHit = { readonly key: TraitKey; readonly kind: TraitKind; readonly start: number; readonly end: number }

/** Words of a language by their first character, longest first. */
export type TraitLexicon = {
  readonly language: TraitWords
  readonly byFirst: ReadonlyMap<string, readonly (readonly [word: string, key: TraitKey])[]>
}

function formsOf(word: string, endings: TraitWords['endings'] = {}): string[] {
  const mark = Object.keys(endings).find((candidate) => word.includes(candidate))
  if (mark === undefined) return [word]
  return endings[mark]!.split(' ').map((ending) => word.replace(mark, ending === '-' ? '' : ending))
}

export function createTraitLexicon(language: TraitWords): TraitLexicon {
  const prefixes = ['', ...(language.prefixes?.split(' ') ?? [])]
  const byFirst = new Map<string, [string, TraitKey][]>()
  for (const line of language.words.trim().split('\n')) {
    const [key, list] = [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1)]
    if (!KIND_OF_KEY.has(key)) throw new Error(`unknown trait: ${key}`)
    for (const word of list.split(',').flatMap((entry) => formsOf(entry.trim().normalize('NFC'), language.endings)))
      for (const prefix of prefixes) {
        const form = prefix + word
        byFirst.set(form[0]!, [...(byFirst.get(form[0]!) ?? []), [form, key as TraitKey]])
      }
  }
  for (const [first, words] of byFirst)
    byFirst.set(
      first,
      words.toSorted(([a], [b]) => b.length - a.length),
    )
  return { language, byFirst }
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

/** All words of a lexicon in a text, in order, without overlaps; the longest wins. */
export function findTraitWords(text: string, { language, byFirst }: TraitLexicon): TraitHit[] {
  const low = text.toLowerCase()
  const hits: TraitHit[] = []
  const isEdge = (at: number): boolean => language.isUnspaced === true || at < 0 || at >= low.length || !LETTER.test(low[at]!)
  for (let at = 0; at < low.length; at++) {
    if (!isEdge(at - 1)) continue
    const found = byFirst.get(low[at]!)?.find(([word]) => low.startsWith(word, at) && isEdge(at + word.length))
    if (!found) continue
    const [word, key] = found
    hits.push({ key, kind: KIND_OF_KEY.get(key)!, start: at, end: at + word.length })
    at += word.length - 1
  }
  return hits
}
