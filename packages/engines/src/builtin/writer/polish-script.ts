import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/script'
import { endingFor, hasEnding, hasHook, hookFor } from './hooks-and-endings.ts'
import { seededChooser } from './seeded-choice.ts'
import { speakableSentence, splitSentences } from './sentences.ts'

/** Words that can go without changing what is said. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:it is|it's) (?:important|worth|interesting) to (?:note|mention|remember|point out) that\s+(\p{L})/giu, '$1'],
  [/\bneedless to say,?\s+(\p{L})/giu, '$1'],
  [/\bas a matter of fact,?\s+(\p{L})/giu, '$1'],
  [/(?<=^|[.!?]\s)(?:basically|actually|literally|honestly|essentially|so basically|you know|i mean|well),\s+(\p{L})/gimu, '$1'],
  [/,\s+(?:you know|i mean|basically|like),(?=\s)/gi, ','],
  [/\b(is|are|was|were|it's|that's) (?:basically|literally|essentially) /gi, '$1 '],
  [/\b(?:really|very|quite) (?=(?:really|very|quite) )/gi, ''],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bat that point in time\b/gi, 'then'],
  [/\bin the event that\b/gi, 'if'],
  [/\b(has|have) the ability to\b/gi, 'can'],
  [/\b(is|are) able to\b/gi, 'can'],
  [/\ba large number of\b/gi, 'many'],
  [/\ba majority of\b/gi, 'most'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\butili[sz](e[sd]?|ing)\b/gi, 'us$1'],
  [/\b(?:each and every)\b/gi, 'every'],
]

/** Spoken English shortens these. The right word must be followed by another, or the voice would stop on a half word. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(it|that|there|what|who|where|he|she) is(?= \p{L})(?! (?:not|n't))/giu, "$1's"],
  [/\b(we|you|they) are(?= \p{L})(?! not)/giu, "$1're"],
  [/\bI am(?= \p{L})(?! not)/gu, "I'm"],
  [/\b(I|we|you|they|he|she|it) will(?= \p{L})(?! not)/giu, "$1'll"],
  [/\bcannot\b/gi, "can't"],
  [/\bcan not\b(?! only)/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should) not(?! only)\b/gi, "$1n't"],
  [/(?<=^|[.!?]\s)let us\b/gim, "let's"],
]

/** Longest sentence in words that is left whole. */
const LONG_SENTENCE_WORDS = 22
const MEANINGFUL_SPLIT = /(?:;|,) (but|so|and) (?=(?:it|they|he|she|we|you|I|this|that|these|those|there)(?:'\p{L}+)? )|; /u

/** English that is better said than read: shorter, contracted, with a first and a last line. Says nothing the script doesn't say; numbers and names stay. */
export function polishScript(tidy: string, seed: number): string {
  const lines = tidy.split('\n').map(polishLine)
  const script = lines.filter((line) => line !== '').join('\n')
  const chooser = seededChooser(seed)
  const opened = hasHook(script) ? script : join(hookFor(script, chooser), ' ', script)
  const closed = hasEnding(opened) ? opened : join(opened, ' ', endingFor(script, chooser))
  return [closed, opened, script].find((text) => cleanedLength(text) <= MAX_SCRIPT_CHARACTERS) ?? tidy
}

function join(...parts: readonly string[]): string {
  return parts.join('')
}

function polishLine(line: string): string {
  const plain = replaceAll(replaceAll(line, FILLERS), CONTRACTIONS).replaceAll(/\b(\p{L}{2,}) \1\b(?=\s)/giu, (pair, word: string) =>
    ALLOWED_TWICE.has(word.toLowerCase()) ? pair : word,
  )
  return splitSentences(plain).flatMap(splitLongSentence).map(speakableSentence).join(' ')
}

const ALLOWED_TWICE = new Set([
  'had',
  'that',
  'very',
  'no',
  'ha',
  'knock',
  'bye',
  'so',
  'never',
  'again',
  'many',
  'far',
  'long',
  'ding',
  'tick',
  'tock',
  'run',
  'go',
])

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [pattern, replacement]) => changed.replaceAll(pattern, (...match) => keepCase(match, replacement)), text)
}

/** A replacement at the start of a sentence starts as large as what it replaces. */
function keepCase(match: readonly unknown[], replacement: string): string {
  const [whole, first] = match as [string, unknown]
  const filled = replacement.replace('$1', typeof first === 'string' ? first : '')
  return /^\p{Lu}/u.test(whole) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled
}

function splitLongSentence(sentence: string): string[] {
  if (sentence.split(' ').length <= LONG_SENTENCE_WORDS || /["“”]/u.test(sentence)) return [sentence]
  const cut = MEANINGFUL_SPLIT.exec(sentence)
  if (cut === null) return [sentence]
  const [before, after] = [
    sentence.slice(0, cut.index),
    `${cut[1] === undefined || cut[1] === 'and' ? '' : `${cut[1]} `}${sentence.slice(cut.index + cut[0].length)}`,
  ]
  if (Math.min(before.split(' ').length, after.split(' ').length) < 4) return [sentence]
  return [`${before}.`, ...splitLongSentence(after)]
}
