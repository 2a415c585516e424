import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { keyWordsOf } from './key-words.ts'
import type { LexicalSentence } from './read-sentence.ts'

const MAX_TEXTS = 5
const MAX_QUESTION_WORDS = 6
const MAX_QUOTE_CHARACTERS = 80
/** Numbers up to here are seen as so many things, or not at all. */
const MAX_PLAIN_COUNT = 12

/** Words with a capital where none is due, neighbours joined: names. */
function namesOf({ words, text, language, present, quantities }: LexicalSentence): PlanText[] {
  if (language.rules.hasCapitalNouns || language.rules.nouns === '') return []
  const isName = (at: number) => {
    const word = words[at]
    if (!word || word.isFirst || !/^\p{Lu}\p{L}/u.test(word.text)) return false
    const isDrawn = present.some(({ from, to }) => at >= from && at <= to)
    return !isDrawn && !language.isEmpty(word.low) && !quantities.some(({ start, offset }) => word.start >= start && word.end <= offset)
  }
  const names: PlanText[] = []
  for (let i = 0; i < words.length; i++) {
    if (!isName(i)) continue
    const from = i
    while (isName(i + 1)) i++
    names.push({ words: text.slice(words[from]!.start, words[i]!.end).replace(/[’'].*$/u, ''), role: 'label', at: words[from]!.word })
  }
  return names
}

function questionOf(sentence: LexicalSentence): PlanText | undefined {
  const { text, words, isQuestion } = sentence
  if (!isQuestion) return undefined
  if (words.length <= MAX_QUESTION_WORDS) return { words: text, role: 'title', at: 0 }
  const key = keyWordsOf(sentence)
  return key && { ...key, role: 'title' }
}

/** The quote of a sentence. */
export function quoteOf({ text, quotes, words }: LexicalSentence): PlanText | undefined {
  const [quote] = quotes
  if (!quote) return undefined
  const said = text.slice(quote[0] + 1, quote[1] - 1).trim()
  const at = words.find(({ start }) => start >= quote[0])?.word ?? 0
  return said.length > 3 && said.length <= MAX_QUOTE_CHARACTERS ? { words: said, role: 'quote', at } : undefined
}

/** Numbers, dates, names, quotes and questions of a sentence that belong on screen. */
export function lexicalLettering(sentence: LexicalSentence): PlanText[] {
  const { quantities, countries, text, words } = sentence
  const quote = quoteOf(sentence)
  const question = quote ? undefined : questionOf(sentence)
  const numbers = quantities
    .filter(({ kind, value }) => kind !== 'count' || value > MAX_PLAIN_COUNT || !Number.isInteger(value))
    .map(({ display, at }): PlanText => ({ words: display, role: 'number', at }))
  const places = countries
    .filter(({ name }) => text.includes(name))
    .map(({ name }): PlanText => ({
      words: name,
      role: 'label',
      at: words.findLast(({ start }) => start <= text.indexOf(name))?.word ?? 0,
    }))
  const all = [...(quote ? [quote] : []), ...numbers, ...(question ? [question] : []), ...namesOf(sentence), ...places]
  return all.filter((one, i) => all.findIndex((other) => other.words.toLowerCase() === one.words.toLowerCase()) === i).slice(0, MAX_TEXTS)
}
