import type { NameLists } from '../../languages/proper-names/name-lists.ts'
import { PROPER_NAMES } from '../../languages/proper-names/proper-names.ts'
import { entriesOf } from '../language-rules.ts'
import { foldWord, type LexicalWord } from '../words.ts'
import type { ProperName } from './proper-name.ts'

type Entry = Pick<ProperName, 'kind' | 'gender'>

type Names = {
  readonly lists: NameLists
  readonly entries: ReadonlyMap<string, Entry>
  readonly surnames: ReadonlySet<string>
  readonly maxWords: number
  /** All entries of unspaced text, the longest first. */
  readonly pattern?: RegExp
}

/** Arabic as it is looked up among names: `فأس`, an axe, is no `فاس`. */
const foldName = (text: string, code: string): string =>
  code === 'ar'
    ? text
        .normalize('NFC')
        .replaceAll(/[\u064B-\u0652\u0640]/gu, '')
        .replaceAll(/(?<=^|\s|ال)[أإآ]/gu, 'ا')
    : foldWord(text, code)

const cache = new Map<string, Names | undefined>()

function namesOf(code: string): Names | undefined {
  if (cache.has(code)) return cache.get(code)
  const lists = PROPER_NAMES[code]
  const all = lists && [
    ...entriesOf(lists.places).map((name) => [name, { kind: 'place' }] as const),
    ...entriesOf(lists.women).map((name) => [name, { kind: 'person', gender: 'woman' }] as const),
    ...[...entriesOf(lists.persons), ...entriesOf(lists.men)].map((name) => [name, { kind: 'person', gender: 'man' }] as const),
  ]
  const isUnspaced = /^(?:ja|zh)$/u.test(code)
  const names: Names | undefined = lists && {
    lists,
    entries: new Map(all!.map(([name, entry]) => [foldName(name, code), entry])),
    surnames: new Set(entriesOf(lists.surnames).map((name) => foldName(name, code))),
    maxWords: Math.max(...all!.map(([name]) => name.split(' ').length)),
    ...(isUnspaced && {
      pattern: new RegExp(
        all!
          .map(([name]) => name)
          .toSorted((a, b) => b.length - a.length)
          .join('|'),
        'gu',
      ),
    }),
  }
  cache.set(code, names)
  return names
}

const HAN = String.raw`\p{Script=Han}`
/** Behind a Japanese name. */
const PARTICLE = '(?=[はがをのにもとやで、。」）]|から|$)'

/** Patterns of names of persons in unspaced text, and of places by their ends. */
function unspacedPatterns(code: string, { lists, surnames }: Names): readonly (readonly [RegExp, Entry])[] {
  const surname = `(?:${[...surnames].toSorted((a, b) => b.length - a.length).join('|')})`
  const person: Entry = { kind: 'person' }
  const transliterated = String.raw`\p{Script=Katakana}[\p{Script=Katakana}ー]+(?:[・＝]\p{Script=Katakana}[\p{Script=Katakana}ー]+)+`
  const place = new RegExp(`${HAN}{2,3}(?:${lists.placeEnds})(?!${HAN})`, 'gu')
  if (code === 'ja')
    return [
      [new RegExp(transliterated, 'gu'), person],
      [new RegExp(`${surname}(?:${HAN}{1,3}|\\p{Script=Hiragana}{2,3})?(?:${lists.honorific})`, 'gu'), person],
      [new RegExp(`${surname}${HAN}{1,3}${PARTICLE}`, 'gu'), person],
      [new RegExp(`${surname}(?=[はがも]|と(?!共))`, 'gu'), person],
      [place, { kind: 'place' }],
    ]
  const words = new Set(entriesOf(lists.wordSurnames ?? ''))
  const familiar = [...surnames].filter((name) => !words.has(name)).join('|')
  return [
    [new RegExp(`${HAN}{1,4}(?:·${HAN}{1,5})+`, 'gu'), person],
    [new RegExp(`(?<=${lists.named})[“"「]?${HAN}{2,4}(?=[，。的”"」])`, 'gu'), person],
    [new RegExp(`(?:[小老阿](?:${familiar})|${surname}(?:${HAN}{1,2})?(?:${lists.honorific}))`, 'gu'), person],
    [place, { kind: 'place' }],
  ]
}

const patterns = new Map<string, readonly (readonly [RegExp, Entry])[]>()

function unspacedNames(text: string, words: readonly LexicalWord[], code: string, names: Names): ProperName[] {
  const own = patterns.get(code) ?? unspacedPatterns(code, names)
  patterns.set(code, own)
  const starts = new Set(words.map(({ start }) => start))
  const ends = new Set(words.map(({ end }) => end))
  const asName = (said: string, start: number, entry: Entry): ProperName[] => {
    const end = start + said.length
    const from = words.findIndex((word) => word.end > start)
    const to = words.findLastIndex((word) => word.start < end)
    // `变成都市`: what begins or ends within a word is no name.
    const isWhole = starts.has(start) && (ends.has(end) || said.length > 3)
    return isWhole && from >= 0 ? [{ ...entry, words: said, from, to, start, end }] : []
  }
  const known = [...text.matchAll(names.pattern!)].flatMap(({ 0: said, index }) =>
    asName(said, index, names.entries.get(foldName(said, code))!),
  )
  const made = own.flatMap(([pattern, entry]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, index }) => {
      const name = said.replace(/^[“"「]/u, '')
      // `トマト・キュウリ`: items of a list.
      const isList = /・/u.test(name) && name.split('・').some((part) => part.length < 2)
      return isList ? [] : asName(name, index + said.length - name.length, entry)
    }),
  )
  return [...known, ...made]
}

const KOREAN_ENDING =
  /(?:은|는|이|가|을|를|의|에|에서|에게|께서|와|과|도|로|으로|만|까지|부터|라는|이라는|이다|입니다|였습니다|처럼|보다|이나|나)$/u

/** `من اسمه اشتق`: no name follows. */
const PREPOSITION = /^(?:من|في|على|عن|إلى|الي|باسم|تحت)$/u

/** A word of spaced text as it may stand among names, the longest first. */
function variantsOf(low: string, code: string): readonly string[] {
  if (code === 'ko') {
    const bare = low.replace(KOREAN_ENDING, '')
    return bare === low ? [low] : [low, bare, bare.replace(KOREAN_ENDING, '')]
  }
  if (code !== 'ar') return [low]
  const bare = low.replace(/^[وف]/u, '')
  const behind = bare.replace(/^[بلك]/u, '')
  return [low, bare, behind, bare.replace(/^لل/u, 'ال')].filter((one) => one.length > 2)
}

function spacedNames(words: readonly LexicalWord[], text: string, code: string, names: Names): ProperName[] {
  const { entries, lists, surnames, maxWords } = names
  const found: ProperName[] = []
  const folded = words.map((word) => foldName(word.text, code))
  const honorific =
    lists.honorific === '' ? undefined : new RegExp(`^(?:${lists.honorific})(?:${KOREAN_ENDING.source.slice(0, -1)})?$`, 'u')
  const named = lists.named === '' ? undefined : new RegExp(`^(?:${lists.named})$`, 'u')
  const isSame = (at: number, other: number) => words[at]?.clause === words[other]?.clause
  const shown = (from: number, to: number, name: string) => {
    const said = text.slice(words[from]!.start, words[to]!.end)
    // Particles and prefixes are no part of a name.
    const length = from === to && name.length < said.length ? name.length : undefined
    return length === undefined ? said : code === 'ar' ? said.slice(-length) : said.slice(0, length)
  }
  for (let from = 0; from < words.length; from++) {
    let match: { readonly to: number; readonly name: string; readonly entry: Entry } | undefined
    for (let count = Math.min(maxWords, words.length - from); count > 0 && !match; count--) {
      const to = from + count - 1
      if (!isSame(from, to)) continue
      const [first = '', last = ''] = [folded[from], folded[to]]
      const middle = folded.slice(from + 1, to).join(' ')
      const options =
        count === 1
          ? variantsOf(first, code)
          : code === 'ar'
            ? variantsOf(first, code).map((one) => [one, ...folded.slice(from + 1, to + 1)].join(' '))
            : variantsOf(last, code).map((one) => [first, middle, one].filter(Boolean).join(' '))
      const name = options.find((one) => entries.has(one))
      if (name !== undefined) match = { to, name, entry: entries.get(name)! }
    }
    if (!match && code === 'ko') {
      // `박지민은`: a surname and a given name.
      const isFull = (one: string) =>
        /^\p{Script=Hangul}{3}$/u.test(one) && surnames.has(one[0]!) && entries.get(one.slice(1))?.kind === 'person'
      const name = variantsOf(folded[from]!, code).find(isFull)
      const isTitled = surnames.has(folded[from]!) && honorific?.test(folded[from + 1] ?? '') === true && isSame(from, from + 1)
      if (name !== undefined) match = { to: from, name, entry: entries.get(name.slice(1))! }
      else if (isTitled)
        match = { to: from + 1, name: `${folded[from]} ${folded[from + 1]!.replace(KOREAN_ENDING, '')}`, entry: { kind: 'person' } }
    }
    // `امرأة اسمها نورا`
    const isNamed = named?.test(folded[from - 1] ?? '') === true && isSame(from, from - 1) && isSame(from, from - 2)
    if (!match && isNamed && !PREPOSITION.test(folded[from - 2]!) && folded[from]!.length > 2)
      match = { to: from, name: folded[from]!, entry: { kind: 'person' } }
    if (!match) continue
    let { to } = match
    const { name, entry } = match
    if (entry.kind === 'person') {
      // `محمد بن موسى`, `रमेश शर्मा`
      while (isSame(to, to + 1) && isOfName(folded[to + 1]!, folded[to + 2], code, surnames))
        to += /^(?:بن|ابن|بنت|ابو|عبد)$/u.test(folded[to + 1]!) ? 2 : 1
      to = Math.min(to, words.length - 1)
    }
    const isOne = match.to === to && from === to
    const said = isOne ? shown(from, to, name) : code === 'ko' && match.to === to ? name : text.slice(words[from]!.start, words[to]!.end)
    const start = code === 'ar' && isOne ? words[to]!.end - said.length : words[from]!.start
    found.push({ ...entry, words: said, from, to, start, end: words[to]!.end })
    from = to
  }
  return found
}

const isOfName = (next: string, after: string | undefined, code: string, surnames: ReadonlySet<string>): boolean =>
  (code === 'ar' && /^(?:بن|ابن|بنت)$/u.test(next) && after !== undefined) || (code === 'hi' && surnames.has(next))

/** Names of persons and places of a sentence in a language whose writing has no capitals, in their order, without overlaps, the longest first. */
export function properNamesIn(text: string, words: readonly LexicalWord[], code: string): readonly ProperName[] {
  const names = namesOf(code)
  if (!names) return []
  const all = names.pattern ? unspacedNames(text, words, code, names) : spacedNames(words, text, code, names)
  const chosen: ProperName[] = []
  for (const name of all.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (chosen.every(({ start, end }) => name.end <= start || name.start >= end)) chosen.push(name)
  return chosen.toSorted((a, b) => a.start - b.start)
}
