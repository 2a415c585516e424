import { entriesOf } from '../language-rules.ts'
import type { LexicalWord } from '../words.ts'
import { type NameEntry, foldName, type NameIndex } from './name-index.ts'
import type { ProperName } from './proper-name.ts'

const HAN = String.raw`\p{Script=Han}`
/** Behind a Japanese name. */
const PARTICLE = '(?=[はがをのにもとやで、。」）]|から|$)'

/** Patterns of names of persons in unspaced text, and of places by their ends. */
function unspacedPatterns(code: string, { lists, surnames }: NameIndex): readonly (readonly [RegExp, NameEntry])[] {
  const surname = `(?:${[...surnames].toSorted((a, b) => b.length - a.length).join('|')})`
  const person: NameEntry = { kind: 'person' }
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

const patterns = new Map<string, readonly (readonly [RegExp, NameEntry])[]>()

/** Names of persons and places in Japanese and Chinese. */
export function unspacedNames(text: string, words: readonly LexicalWord[], code: string, names: NameIndex): ProperName[] {
  const own = patterns.get(code) ?? unspacedPatterns(code, names)
  patterns.set(code, own)
  const starts = new Set(words.map(({ start }) => start))
  const ends = new Set(words.map(({ end }) => end))
  const asName = (said: string, start: number, entry: NameEntry): ProperName[] => {
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
