import data from '../languages/en/senses.json' with { type: 'json' }
import { ACTION_VERBS, EVENT_VERBS, HAND_VERBS } from '../languages/en/verbs.ts'
import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'

/** A sense of a noun: what would be drawn for it, its share of use in percent and words of its dictionary entry. */
export type Sense = { readonly drawn?: Drawable; readonly share: number; readonly context: ReadonlySet<string> }
type Nature = 'abstract' | 'person' | 'solid'
type NounEntry = { readonly nature: Nature; readonly cells: readonly string[] }

const NATURES: Readonly<Record<string, Nature>> = { a: 'abstract', p: 'person', s: 'solid' }
const names = data.names.split('|')
const drawnAt = (index: string): Drawable | undefined => (index === '' ? undefined : drawableNamed(names[Number.parseInt(index, 36)]!))

const nouns = new Map<string, NounEntry>()
for (const row of data.nouns.split('\n')) {
  const [lemma, nature, ...cells] = row.split('|')
  nouns.set(lemma!, { nature: NATURES[nature!]!, cells })
}
const compounds = new Map<string, string>(data.compounds.split('\n').map((row) => row.split('|') as [string, string]))
const verbs = new Set(data.verbs.split(' '))

export const isNoun = (lemma: string): boolean => nouns.has(lemma)
export const isVerb = (lemma: string): boolean =>
  verbs.has(lemma) || HAND_VERBS.has(lemma) || ACTION_VERBS.has(lemma) || EVENT_VERBS.has(lemma)
/** Animals whose first sense in the dictionary is a person of somewhere or of some kind. */
const ANIMALS_FIRST = /^(?:wolverine|gopher|cougar|shrew|vixen|vermin|mongrel|leech|cuckoo|parasite|prey|predator|urchin)$/u
export const natureOf = (lemma: string): Nature | undefined => (ANIMALS_FIRST.test(lemma) ? 'solid' : nouns.get(lemma)?.nature)

/** Senses of a noun, most used first. Empty if nothing of it can be drawn. */
export function sensesOf(lemma: string): Sense[] {
  return (nouns.get(lemma)?.cells ?? []).map((cell) => {
    const [index, share, context] = cell.split(',')
    return { drawn: drawnAt(index!), share: share ? Number(share) : 100, context: new Set(context?.split(' ')) }
  })
}

/** A compound of the dictionary; `drawn` is absent for `index fund`. */
export function compoundNamed(name: string): { readonly drawn?: Drawable } | undefined {
  const index = compounds.get(name)
  return index === undefined ? undefined : { drawn: drawnAt(index) }
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'men man women woman children child people people feet foot teeth tooth mice mouse geese goose oxen ox lives life leaves leaf wolves wolf knives knife thieves thief loaves loaf shelves shelf halves half calves calf hooves hoof wives wife selves self lice louse dice dice bacteria bacteria buses bus lenses lens glasses glasses scissors scissors trousers trousers jeans jeans goggles goggles stairs stairs headphones headphones gases gas mosquitoes mosquito potatoes potato tomatoes tomato heroes hero volcanoes volcano axes axe fries fries buffaloes buffalo species species series series clothes clothes news news savings savings policemen policeman firemen fireman fishermen fisherman vikings viking'
    .split(' ')
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1]!] as const] : [])),
)

const isKnownNoun = (word: string): boolean => isNoun(word) || drawableNamed(word) !== undefined

/** Singular of an English noun; a word that neither the dictionary nor the vocabulary knows stays as it is. */
export function singularOf(word: string): string {
  const low = word.toLowerCase()
  const known = IRREGULAR.get(low)
  if (known) return known
  if (/(?:ss|us)$/u.test(low)) return low
  if (low.endsWith('ies') && isKnownNoun(low.slice(0, -1))) return low.slice(0, -1)
  for (const [end, put] of [
    ['ies', 'y'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['xes', 'x'],
    ['sses', 'ss'],
    ['zes', 'z'],
    ['s', ''],
    ['es', ''],
  ] as const)
    if (low.endsWith(end) && isKnownNoun(low.slice(0, -end.length) + put)) return low.slice(0, -end.length) + put
  return low
}
