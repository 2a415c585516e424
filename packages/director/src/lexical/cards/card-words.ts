import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { capitalized } from '../../lettering/capitalized.ts'
import { isBounded, isSetOff } from '../../lettering/complete/bounded-words.ts'
import { contrastPhraseOf } from '../contrast.ts'
import { keyWordsOf, openingOf } from '../key-words.ts'
import { isLettered, quoteOf } from '../lettering.ts'
import { deniedIdentityOf } from '../phrases/denied-identity.ts'
import { phraseOf } from '../phrases/phrases.ts'
import { isTorn } from '../phrases/torn-words.ts'
import { unspacedPhraseOf } from '../phrases/unspaced-phrases.ts'
import { wholeClauseOf } from '../phrases/whole-clause.ts'
import type { LexicalSentence } from '../read-sentence.ts'

/** Words of a first clause that stands alone. */
const MIN_CLAUSE_WORDS = 3
/** Words of a clause that may be more than half of its sentence. */
const MAX_SHORT_CLAUSE = 5
/** Sentences up to here stand whole where no part of them does. */
const MAX_WHOLE_WORDS = 7
/** Shorter Japanese and Chinese words say nothing beside a number. */
const MIN_LABEL_CHARACTERS = 4
/** Beginnings of sentences up to here stand where only one word is left. */
const MAX_OPENING_WORDS = 7

/** The words of a sentence of which no phrase is certain: a single one says too little, unless it names what is seen. */
function wordsWithoutPhrase(sentence: LexicalSentence, isFirst: boolean): PlanText | undefined {
  const { text, words, language } = sentence
  const hasPhrases = language.rules.wholeParts !== undefined && language.rules.isUnspaced !== true
  // A denial is only true as a whole.
  const isShort = hasPhrases && words.length <= MAX_WHOLE_WORDS + (sentence.isDenied ? (language.rules.family === 'romance' ? 2 : 1) : 0)
  if (isShort && !sentence.quantities.some(isLettered)) return { words: text.replace(/[.!।]$/u, ''), role: 'key', at: 0 }
  const clause = words.filter((word) => word.clause === words[0]?.clause)
  const isClause = clause.length < words.length && clause.length >= MIN_CLAUSE_WORDS && clause.length <= MAX_WHOLE_WORDS
  if (language.rules.wholeParts === 'clauses' && isClause) return openingOf(sentence)
  const key = keyWordsOf(sentence)
  const opening = isFirst && (!key || (hasPhrases && !key.words.includes(' '))) ? openingOf(sentence) : undefined
  return opening && (!key || opening.words.split(/\s+/u).length <= MAX_OPENING_WORDS) ? opening : key
}

/** A sentence that is short enough to stand whole, where words are separated. */
function wholeOf({ text, words, language }: LexicalSentence): PlanText | undefined {
  const isShort = language.rules.isUnspaced !== true && words.length <= MAX_WHOLE_WORDS + 1
  return isShort ? { words: text.replace(/[.!।]$/u, ''), role: 'key', at: 0 } : undefined
}

/** Sentences of up to so many words lose an article or their point when they are cut. */
const MAX_SHORT_SENTENCE = 4

/** Whether words are a part of a short sentence of a Romance language, which says less than all of it. */
const isCut = (found: PlanText, { text, words, language }: LexicalSentence): boolean =>
  language.rules.family === 'romance' && words.length <= MAX_WHOLE_WORDS && !isSetOff(found.words, text)

/** Lettering of a frame without a picture: its numbers say little without the words they belong to. */
export function withKeyWords(lettering: readonly PlanText[], sentence: LexicalSentence): readonly PlanText[] {
  const { isUnspaced, wholeParts } = sentence.language.rules
  const opposed = quoteOf(sentence) || sentence.isQuestion ? undefined : (deniedIdentityOf(sentence) ?? contrastPhraseOf(sentence))
  if (opposed) return [opposed]
  const clause = lettering.some(({ role }) => /^(?:quote|title)$/u.test(role)) ? undefined : wholeClauseOf(sentence)
  const clauseWords = clause?.words.split(/\s+/u).length ?? 0
  const isShort = clauseWords <= MAX_SHORT_CLAUSE || clauseWords * 2 <= sentence.words.length + 1
  if (clause && isShort) return [clause]
  const isFinal = lettering.some(({ role }) => /^(?:quote|title)$/u.test(role))
  if (isFinal || (lettering.some(({ role }) => role !== 'number') && wholeParts === undefined)) return lettering
  const isWhole = !isUnspaced && sentence.words.length <= MAX_SHORT_SENTENCE && sentence.quantities.length === 0
  const phraseHere = isUnspaced ? unspacedPhraseOf : phraseOf
  const isClauseOnly = wholeParts === 'clauses'
  if (isClauseOnly && lettering.length > 0 && sentence.words.length > MAX_WHOLE_WORDS) return lettering
  const found = wholeParts !== undefined && !isWhole ? phraseHere(sentence) : undefined
  const phrase = found && !isTorn(found, sentence) && !isCut(found, sentence) ? found : undefined
  const other = phrase ?? wordsWithoutPhrase(sentence, lettering.length === 0)
  const whole = other && !isTorn(other, sentence) ? other : wholeOf(sentence)
  // Something is on screen of every sentence.
  const key = whole ?? (lettering.length + sentence.present.length === 0 ? openingOf(sentence) : undefined)
  if (!key || lettering.some(({ words }) => words.toLowerCase().includes(key.words.toLowerCase()))) return lettering
  const words = capitalized(key.words, sentence.language.code)
  if (lettering.length === 0) return [{ ...key, words }]
  const numbers = lettering.filter(({ role }) => role === 'number')
  const countedAt = new Set(sentence.quantities.filter(({ kind }) => kind === 'count').map(({ at }) => at))
  const isSingle = isUnspaced ? words.length < MIN_LABEL_CHARACTERS : !words.includes(' ')
  if (!phrase && numbers.length > 0 && isSingle && wholeParts !== undefined) return numbers
  // `13.000 Häuser` says what it counts.
  const isCounted = numbers.some(({ at, words: number }) => /\d[^\d\p{L}]*\p{L}{3}/u.test(number) && countedAt.has(at))
  if (phrase && isCounted) return numbers
  if (!phrase) {
    const besides = lettering.filter(({ words: said }) => !words.toLowerCase().includes(said.toLowerCase()))
    return besides.length === 0 ? [{ ...key, words }] : [...besides.slice(0, 2), { ...key, words, role: 'label' }]
  }
  // Words that end within a clause are no whole beside a picture: names and numbers are.
  if (!isUnspaced && !isBounded({ ...key, words }, sentence.text)) return lettering
  const names = lettering.filter(({ role, words: name }) => role === 'label' && !words.includes(name))
  if (numbers.length === 0) return [{ ...key, words }, ...names.slice(0, 1)]
  const fullNames = names.filter(({ words: name }) => name.includes(' ')).slice(0, 1)
  return [
    ...numbers.slice(0, 2),
    ...fullNames,
    ...(numbers.length + fullNames.length > 2 ? [] : [{ ...key, words, role: 'label' } as const]),
  ]
}
