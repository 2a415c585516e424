import type { ModerationClass } from '@fablecut/generation/ports/moderator'
import { foldText, lowerText } from './fold-text.ts'
import { lettersOf } from './letters-of.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** Finds the words of a text that may not be published, by class. */
export type CompiledVocabulary = (text: TextForms) => ReadonlyMap<ModerationClass, readonly string[]>

/** A text as `foldText` and as `lowerText` return it. */
export type TextForms = { readonly folded: string; readonly lower: string }

/** Letters of an unspaced language that one word stands for. */
const LETTERS_PER_WORD = 4

/** Words between a minor and what sexualizes it, an instruction and a weapon, and so on. */
const GAPS = { minors: 2, cut: 2, weapons: 4, drugs: 2, groups: 1, despise: 4, praise: 3 }

export function compileVocabulary(vocabulary: Vocabulary): CompiledVocabulary {
  const { isUnspaced = false, needsAccents = false, prefix = '' } = vocabulary
  const fold = needsAccents ? lowerText : foldText
  const letters = lettersOf(fold(Object.values(vocabulary).join(' ').normalize('NFKC')))
  const letter = `[${letters.all}]`
  /** Between words of one sentence. */
  const space = `[^${letters.all}.!?\\n]+`
  const words = (list: string): string => {
    const phrases = list
      .split(',')
      .flatMap((phrase) =>
        phrase.trim() === '' ? [] : [toPattern(fold(phrase.trim().normalize('NFKC')), letters.withoutNumbers, isUnspaced)],
      )
    // An empty list matches nothing.
    if (phrases.length === 0) return '(?!)'
    const any = `(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})`
    return isUnspaced ? any : `(?<!${letter})${prefix ? `(?:${prefix})?` : ''}${any}(?!${letter})`
  }
  const near = (first: string, second: string, gap: number): string => {
    const denial = words(vocabulary.deny)
    const between = isUnspaced
      ? `(?:(?!${denial})[^。.!?！？\\n]){0,${gap * LETTERS_PER_WORD}}`
      : `(?:${space}(?!${denial})${letter}+){0,${gap}}${space}`
    return `${words(first)}${between}${words(second)}`
  }
  const both = (a: string, b: string, gap: number): string[] => [near(a, b, gap), near(b, a, gap)]
  const v = vocabulary
  const patterns: readonly (readonly [ModerationClass, readonly string[]])[] = [
    ['sexual', [words(v.sexual)]],
    ['child-safety', [words(v.childAbuse), ...both(v.sexualized, v.minors, GAPS.minors)]],
    ['violence', [words(v.violence)]],
    ['self-harm', [words(v.selfHarm), ...both(v.cut, v.wrists, GAPS.cut)]],
    ['weapons', both(v.instructions, v.weapons, GAPS.weapons)],
    ['drugs', both(v.trade, v.drugs, GAPS.drugs)],
    [
      'hate',
      [
        words(v.hate),
        near(v.exterminate, v.groups, GAPS.groups),
        near(v.groups, v.despise, GAPS.despise),
        near(v.regimes, v.praise, GAPS.praise),
        near(v.praise, v.regimes, 0),
      ],
    ],
  ]
  const harmless = new RegExp(words(v.harmless), 'gu')
  const expressions = patterns.map(([name, parts]) => [name, new RegExp(parts.join('|'), 'gu')] as const)
  return ({ folded, lower }) => {
    const text = needsAccents ? lower : folded
    // A match is found in the text with fewer letters, and read at the same place of the whole one.
    const kept = without(text, matchesIn(letters.reduce(text), harmless))
    const searched = letters.reduce(kept)
    return new Map(
      expressions.map(([name, expression]) => [name, matchesIn(searched, expression).map(({ from, to }) => kept.slice(from, to))]),
    )
  }
}

type Range = { readonly from: number; readonly to: number }

/** `matchAll` would compile the expression again for each text. */
function matchesIn(text: string, expression: RegExp): readonly Range[] {
  const ranges: Range[] = []
  expression.lastIndex = 0
  for (let match = expression.exec(text); match; match = expression.exec(text))
    ranges.push({ from: match.index, to: match.index + match[0].length })
  return ranges
}

/** Each of the ranges, which are in order, becomes a hyphen. */
const without = (text: string, ranges: readonly Range[]): string =>
  ranges.map(({ from }, i) => `${text.slice(ranges[i - 1]?.to ?? 0, from)}-`).join('') + text.slice(ranges.at(-1)?.to ?? 0)

const toPattern = (phrase: string, letters: string, isUnspaced: boolean): string =>
  phrase
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', `[${letters}]*`)
    .replaceAll(/[ -]+/g, isUnspaced ? '\\s*' : '[\\s-]+')
