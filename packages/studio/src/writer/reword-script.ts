import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { endingFor, hasEnding, hasHook, hookFor } from './hooks-and-endings.ts'
import { seededChooser } from './seeded-choice.ts'
import { speakableSentence, splitSentences } from './sentences.ts'

/** Filler phrases with their shorter equivalents. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:it is|it's) (?:important|worth|interesting) to (?:note|mention|remember|point out) that\s+(\p{L})/giu, '$1'],
  [/\bneedless to say,?\s+(\p{L})/giu, '$1'],
  [/\bas a matter of fact,?\s+(\p{L})/giu, '$1'],
  [/(?<=^|[.!?]\s)(?:basically|actually|literally|honestly|essentially|so basically|you know|i mean|well),\s+(\p{L})/gimu, '$1'],
  [/,\s+(?:you know|i mean|basically|like),(?=\s)/gi, ','],
  [/\b(is|are|was|were|it's|that's) (?:basically|literally|essentially) /gi, '$1 '],
  [/\b(?:really|very|quite) (?=(?:really|very|quite) )/gi, ''],
  [/\b(?:basically|literally) (?=\p{L})/giu, ''],
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

/** Contractions of spoken English. A contracted word must be followed by another one: a sentence cannot end in `they're`. */
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

/** Sentences with more words are split. */
const LONG_SENTENCE_WORDS = 22
/** Start of a clause with its own subject; a leading `and` is dropped, `but` and `so` start the next sentence. */
const SPLIT = /(?:[;,] | )(?:(and|but|so) )(?=(?:it|they|he|she|we|you|I)(?:'\p{L}+)? )|; /gu

/** Adds a hook and an ending if the script has none; `more` is inserted before the last sentence. */
export function shapeScript(script: string, more: readonly string[], seed: number): string {
  const chooser = seededChooser(seed)
  const hook = hasHook(script) ? [] : [hookFor(script, chooser)]
  if (!hasEnding(script)) return [...hook, script, ...more, endingFor(script, chooser)].join(' ')
  const lines = script.split('\n')
  const last = splitSentences(lines.pop()!)
  const body = [...lines, last.slice(0, -1).join(' ')].filter((line) => line !== '').join('\n')
  return [...hook, ...(body === '' ? [script, ...more] : [body, ...more, last.at(-1)!])].join(' ')
}

/** The first version within the length limit of a script; the last one if none is. */
export function limitScript(versions: readonly string[]): string {
  return versions.find((version) => cleanedLength(version) <= MAX_SCRIPT_CHARACTERS) ?? versions.at(-1)!
}

/** Rewords sentences for speech: removes fillers, contracts, and splits long sentences. Numbers and names are preserved. */
export function rewordScript(script: string): string {
  return script
    .split('\n')
    .map(rewordLine)
    .filter((line) => line !== '')
    .join('\n')
}

function rewordLine(line: string): string {
  const plain = replaceAll(replaceAll(line, FILLERS), CONTRACTIONS).replaceAll(/\b(\p{L}{2,}) \1\b(?=\s)/giu, (pair, word: string) =>
    INTENTIONAL_REPETITIONS.has(word.toLowerCase()) ? pair : word,
  )
  return splitSentences(plain).flatMap(splitLongSentence).map(speakableSentence).join(' ')
}

const INTENTIONAL_REPETITIONS = new Set('had that very no ha knock bye so never again many far long ding tick tock run go'.split(' '))

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [pattern, replacement]) => changed.replaceAll(pattern, (...match) => inCaseOf(match, replacement)), text)
}

/** Applies a replacement in the case of the original. */
function inCaseOf(match: readonly unknown[], replacement: string): string {
  const [whole, first] = match as [string, unknown]
  const filled = replacement.replace('$1', typeof first === 'string' ? first : '')
  return /^\p{Lu}/u.test(whole) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled
}

function splitLongSentence(sentence: string): string[] {
  if (sentence.split(' ').length <= LONG_SENTENCE_WORDS || /["“”]/u.test(sentence)) return [sentence]
  const middle = sentence.length / 2
  const [splitPoint] = [...sentence.matchAll(SPLIT)].sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
  if (splitPoint === undefined) return [sentence]
  const opening = splitPoint[1] === undefined || splitPoint[1] === 'and' ? '' : `${splitPoint[1]} `
  const [before, after] = [sentence.slice(0, splitPoint.index), `${opening}${sentence.slice(splitPoint.index + splitPoint[0].length)}`]
  if (Math.min(before.split(' ').length, after.split(' ').length) < 4) return [sentence]
  return [...splitLongSentence(`${before}.`), ...splitLongSentence(after)]
}
