import type { ModerationClass } from '@fablecut/generation/ports/moderator'
import { foldText, lowerText } from './fold-text.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** Finds the words of a text that may not be published, by class. */
export type CompiledVocabulary = (text: TextForms) => ReadonlyMap<ModerationClass, readonly string[]>

/** A text as `foldText` and as `lowerText` return it. */
export type TextForms = { readonly folded: string; readonly lower: string }

const LETTER = '[\\p{L}\\p{M}\\p{N}]'
/** Between words of one sentence. */
const BREAK = '[^\\p{L}\\p{M}\\p{N}.!?\\n]+'
/** Letters of an unspaced language that one word stands for. */
const LETTERS_PER_WORD = 4

/** Words between a minor and what sexualizes it, an instruction and a weapon, and so on. */
const GAPS = { minors: 2, cut: 2, weapons: 4, drugs: 2, groups: 1, despise: 4, praise: 3 }

export function compileVocabulary(vocabulary: Vocabulary): CompiledVocabulary {
  const { isUnspaced = false, needsAccents = false, prefix = '' } = vocabulary
  const fold = needsAccents ? lowerText : foldText
  const words = (list: string): string => {
    const phrases = list
      .split(',')
      .flatMap((phrase) => (phrase.trim() === '' ? [] : [toPattern(fold(phrase.trim().normalize('NFKC')), isUnspaced)]))
    // An empty list matches nothing.
    if (phrases.length === 0) return '(?!)'
    const any = `(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})`
    return isUnspaced ? any : `(?<!${LETTER})${prefix ? `(?:${prefix})?` : ''}${any}(?!${LETTER})`
  }
  const near = (first: string, second: string, gap: number): string => {
    const denial = words(vocabulary.deny)
    const between = isUnspaced
      ? `(?:(?!${denial})[^。.!?！？\\n]){0,${gap * LETTERS_PER_WORD}}`
      : `(?:${BREAK}(?!${denial})${LETTER}+){0,${gap}}${BREAK}`
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
    const searched = (needsAccents ? lower : folded).replaceAll(harmless, '-')
    return new Map(expressions.map(([name, expression]) => [name, searched.match(expression) ?? []]))
  }
}

const toPattern = (phrase: string, isUnspaced: boolean): string =>
  phrase
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[\\p{L}\\p{M}]*')
    .replaceAll(/[ -]+/g, isUnspaced ? '\\s*' : '[\\s-]+')
