import {
  type FigureTraits,
  HAIR_COLOURS,
  type TraitColour,
  TRAIT_BEARDS,
  TRAIT_CLOTHING,
  TRAIT_COLOURS,
  TRAIT_COSTUMES,
  TRAIT_GLASSES,
  TRAIT_HEADWEAR,
} from '@fablecut/domain/story/shot-plan/figure-traits'
import { findTraitWords, type TraitHit, type TraitKey } from './trait-words.ts'
import { traitLexicon } from './trait-languages.ts'

const clothColour = (key: TraitKey): string | undefined => TRAIT_COLOURS[key as TraitColour]
const hairColour = (key: TraitKey): string => HAIR_COLOURS[key as TraitColour] ?? clothColour(key)!

type Reading = { readonly text: string; readonly hits: readonly TraitHit[]; readonly isUnspaced: boolean }

const isItem = ({ kind }: TraitHit): boolean => kind === 'feature' || kind === 'headwear' || kind === 'clothing'

/** Words between two hits that are none themselves; in scripts without spaces, characters by two. Infinite over the end of a clause. */
function gapBetween({ text, hits, isUnspaced }: Reading, a: TraitHit, b: TraitHit): number {
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  let gap = 0
  for (let at = first.end; at < second.start;) {
    const inner = hits.find(({ start, end }) => start <= at && at < end)
    if (inner) {
      // Beyond the person, words belong to something else.
      if (inner.kind === 'person' || inner.kind === 'costume') return Infinity
      if (inner.kind === 'link') gap++
      at = inner.end
      continue
    }
    const rest = text.slice(at, second.start)
    if (/^[.!?;:。！？；।]/u.test(rest)) return Infinity
    const word = isUnspaced ? /^[\p{L}\p{M}\p{N}]{1,2}/u.exec(rest) : /^[\p{L}\p{M}\p{N}]+/u.exec(rest)
    const length = word ? Math.min(word[0].length, nextHit(hits, at, second.start) - at) : 1
    if (word) gap++
    at += Math.max(1, length)
  }
  return gap
}

const nextHit = (hits: readonly TraitHit[], at: number, end: number): number =>
  Math.min(end, ...hits.filter(({ start }) => start > at).map(({ start }) => start))

/** Whether another item stands between two hits. */
const isCutOff = ({ hits }: Reading, a: TraitHit, b: TraitHit): boolean =>
  hits.some((hit) => isItem(hit) && hit.start > Math.min(a.start, b.start) && hit.start < Math.max(a.start, b.start))

/** The item that an adjective belongs to, if any. `isAfter`: adjectives stand behind their nouns. */
function itemOf(reading: Reading, adjective: TraitHit, isAfter: boolean, reach: number): TraitHit | undefined {
  const items = reading.hits.filter(
    (hit) =>
      isItem(hit) &&
      hit.start < adjective.start === isAfter &&
      gapBetween(reading, hit, adjective) <= reach &&
      !isCutOff(reading, hit, adjective),
  )
  return isAfter ? items.at(-1) : items[0]
}

type Description = {
  readonly items: ReadonlyMap<
    TraitHit,
    { readonly colour?: TraitKey; readonly adjectives: readonly TraitKey[]; readonly isDenied: boolean }
  >
  readonly free: readonly TraitHit[]
}

/** Which adjective and colour belongs to which item, and what is left for the person. */
function describe(reading: Reading, isColourAfter: boolean, isNegationAfter: boolean): Description {
  const owners = new Map<TraitHit, TraitHit>()
  const taken = new Set<TraitHit>()
  for (const hit of reading.hits.filter(({ kind }) => kind === 'colour' || kind === 'adjective')) {
    const isColour = hit.kind === 'colour'
    const own =
      itemOf(reading, hit, isColourAfter, isColour ? 1 : 0) ??
      (isColour || /^(?:long|short|curly|fair|deep)$/u.test(hit.key)
        ? itemOf(reading, hit, !isColourAfter, isColour || !isColourAfter ? 1 : 0)
        : undefined)
    if (!own || (isColour && taken.has(own))) continue
    owners.set(hit, own)
    if (isColour) taken.add(own)
  }
  const items = new Map(
    reading.hits.filter(isItem).map((item) => {
      const own = [...owners].filter(([, owner]) => owner === item).map(([hit]) => hit)
      const isDenied = reading.hits.some(
        (hit) =>
          hit.key === 'without' &&
          hit.start > item.start === isNegationAfter &&
          gapBetween(reading, hit, item) <= 1 &&
          !isCutOff(reading, hit, item),
      )
      const colour = own.find(({ kind }) => kind === 'colour')?.key
      return [item, { colour, adjectives: own.filter(({ kind }) => kind === 'adjective').map(({ key }) => key), isDenied }] as const
    }),
  )
  return { items, free: reading.hits.filter((hit) => !owners.has(hit) && !isItem(hit)) }
}

const oneOf = <T extends string>(values: readonly T[], key: string): T | undefined => values.find((value) => value === key)
type Draft = { -readonly [K in keyof FigureTraits]: FigureTraits[K] }

/** Sets a trait unless an earlier word did. */
function set<K extends keyof FigureTraits>(draft: Draft, trait: K, value: FigureTraits[K] | undefined): void {
  if (value !== undefined && draft[trait] === undefined) draft[trait] = value
}

const PEOPLE: Readonly<Partial<Record<TraitKey, Draft>>> = {
  woman: { gender: 'woman' },
  man: { gender: 'man' },
  girl: { gender: 'woman', age: 'child' },
  boy: { gender: 'man', age: 'child' },
  kid: { age: 'child' },
  'old-woman': { gender: 'woman', age: 'old' },
  'old-man': { gender: 'man', age: 'old' },
  king: { gender: 'man' },
  queen: { gender: 'woman' },
  child: { age: 'child' },
  young: { age: 'young' },
  old: { age: 'old' },
  tall: { height: 'tall' },
  small: { height: 'short' },
  short: { height: 'short' },
  slim: { build: 'slim' },
  broad: { build: 'broad' },
  round: { build: 'round' },
  bald: { hairStyle: 'bald' },
  bun: { hairStyle: 'bun' },
  ponytail: { hairStyle: 'ponytail' },
  braids: { hairStyle: 'braids' },
  blond: { hairColor: HAIR_COLOURS.yellow },
  redhead: { hairColor: HAIR_COLOURS.red },
  'gray-haired': { hairColor: HAIR_COLOURS.gray },
  bearded: { beard: 'beard' },
  bespectacled: { glasses: 'glasses' },
  'dark-skinned': { skin: 'deep' },
  'fair-skinned': { skin: 'fair' },
}

function addPersonWord(draft: Draft, { key }: TraitHit): void {
  const costume = oneOf(TRAIT_COSTUMES, key)
  set(draft, 'costume', costume)
  for (const [trait, value] of Object.entries(PEOPLE[key] ?? {})) set(draft, trait as keyof Draft, value)
}

type Item = { readonly colour?: TraitKey; readonly adjectives: readonly TraitKey[]; readonly isDenied: boolean }

function addFeature(draft: Draft, key: TraitKey, { colour, adjectives, isDenied }: Item): void {
  if (key === 'hair') {
    if (isDenied) set(draft, 'hairStyle', 'bald')
    if (colour) set(draft, 'hairColor', hairColour(colour))
    for (const style of adjectives) set(draft, 'hairStyle', oneOf(['long', 'short', 'curly'], style))
    return
  }
  if (key === 'skin') {
    const tone = adjectives.find((word) => word === 'fair' || word === 'deep')
    set(draft, 'skin', tone ?? (colour === 'brown' || colour === 'black' ? 'deep' : colour === 'white' ? 'fair' : undefined))
    return
  }
  set(draft, 'glasses', isDenied && key !== 'beard' && key !== 'moustache' ? 'none' : oneOf(TRAIT_GLASSES, key))
  const beard = oneOf(TRAIT_BEARDS, key)
  if (!beard) return
  set(draft, 'beard', isDenied ? 'none' : beard)
  if (colour && !isDenied) set(draft, 'beardColor', hairColour(colour))
}

function addItem(draft: Draft, { key, kind }: TraitHit, item: Item): void {
  const color = item.colour && clothColour(item.colour)
  if (kind === 'feature') return addFeature(draft, key, item)
  if (kind === 'headwear') {
    if (draft.headwear !== undefined) return
    set(draft, 'headwear', item.isDenied ? 'none' : oneOf(TRAIT_HEADWEAR, key))
    if (!item.isDenied) set(draft, 'headwearColor', color)
    return
  }
  if (item.isDenied) return
  if (key === 'scarf') return set(draft, 'scarfColor', color ?? TRAIT_COLOURS.red)
  if (draft.clothing !== undefined) return
  set(draft, 'clothing', oneOf(TRAIT_CLOTHING, key))
  set(draft, 'clothingColor', color)
}

/** Whether a text says that an item is worn, rather than sold or found, by itself or in a row of items. */
function isWorn(reading: Reading, item: TraitHit, isWearingAfter: boolean): boolean {
  if (item.kind === 'feature') return true
  const isSaid = reading.hits.some(
    (hit) =>
      hit.key === 'wearing' &&
      hit.start > item.start === isWearingAfter &&
      gapBetween(reading, hit, item) <= 2 &&
      !isCutOff(reading, hit, item),
  )
  const beside = isWearingAfter
    ? reading.hits.find((hit) => isItem(hit) && hit.start > item.start)
    : reading.hits.findLast((hit) => isItem(hit) && hit.start < item.start)
  return isSaid || (beside !== undefined && gapBetween(reading, beside, item) <= 2 && isWorn(reading, beside, isWearingAfter))
}

/** Whether an adjective stands beside a person, rather than beside a thing. */
const isOfPerson = (reading: Reading, adjective: TraitHit): boolean =>
  reading.hits.some((hit) => (hit.kind === 'person' || hit.kind === 'costume') && gapBetween(reading, hit, adjective) <= 1)

/** `a nine-year-old girl` is not old; from sixty on people are. */
const YEARS_OLD = /\b(?!(?:sixty|seventy|eighty|ninety|[6-9]\d|\d{3})\b)[\p{L}\d]+(?: ?- ?| )years?(?: ?- ?| )old\b/giu

/**
 * How a person looks, read from a description of one person in a language (ISO 639-1), such as `an old fisherman with a white beard`. Only certain words
 * count; empty for languages without a table. `isSentence`: the text tells what happens, so that clothes only count where it says that they are worn, and
 * sizes and ages only beside the person.
 */
export function readTraits(description: string, language: string, { isSentence = false } = {}): FigureTraits {
  const lexicon = traitLexicon(language)
  if (!lexicon) return {}
  const text = description.normalize('NFC').replace(YEARS_OLD, '')
  const { isColourAfter = false, isNegationAfter = false, isWearingAfter = false, isUnspaced = false } = lexicon.language
  const reading: Reading = { text, hits: findTraitWords(text, lexicon), isUnspaced }
  const { items, free } = describe(reading, isColourAfter, isNegationAfter)
  const draft: Draft = {}
  for (const [hit, item] of items) if (!isSentence || isWorn(reading, hit, isWearingAfter)) addItem(draft, hit, item)
  for (const hit of free) {
    if (isSentence && hit.kind === 'adjective' && !isOfPerson(reading, hit)) continue
    if (hit.kind === 'person' || hit.kind === 'adjective' || hit.kind === 'head' || hit.kind === 'costume') addPersonWord(draft, hit)
  }
  return draft
}

/** Whether a word of a language names something that a person wears or has in the face. */
export function isWornWord(word: string, language: string): boolean {
  const lexicon = traitLexicon(language)
  const [hit] = lexicon ? findTraitWords(word, lexicon) : []
  return hit !== undefined && isItem(hit) && hit.end === word.length
}
