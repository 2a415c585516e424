import { ENDS_CLAUSE, ENDS_SENTENCE, estimateSpeechSeconds } from './speech-time.ts'

/** An indivisible token of a script, with the cost of a shot boundary after it. */
export type ScriptToken = {
  readonly text: string
  readonly seconds: number
  /** Separator before the next token. */
  readonly gap: '' | ' '
  /** 0 at the end of a paragraph; the higher the worse. */
  readonly cutCost: number
  readonly endsSentence: boolean
}

const CUT_COST = { sentence: 0, clause: 0.3, conjunction: 0.55, phrase: 0.9, word: 1.5, afterFunctionWord: 3, insideWord: 4 }

/** Letters that are spoken in about four seconds. Longer words (URLs, random characters) are split. */
const MAX_WORD_LETTERS = 40
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const HAS_WORD = /[\p{L}\p{N}]/u
const OPENING = /^[\p{Ps}\p{Pi}"'¿¡]+$/u
const ABBREVIATION = /^(?:\p{L}\.)+$|^(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|etc|no|approx|sra|dra|m|mme|hr|fr|bzw|ca|ul|np)\.$/iu

const CONJUNCTIONS = wordSet(`and but or so because while when which who that where although though if then until since before after as
  y pero porque cuando que mientras donde sino et mais car quand qui lorsque où und aber denn weil wenn während dass als
  e mas ou porque quando enquanto que ma perché mentre che en maar want omdat terwijl die och men eftersom när som og fordi når mens der
  ja mutta koska kun joka i ale bo ponieważ kiedy gdy który która które ve ama çünkü ki và nhưng vì khi dan tetapi kerana apabila yang at ngunit dahil kapag
  и но а потому когда который которая которые что пока где`)
const PREPOSITIONS = wordSet(`in on at by with from into over under through across for to of about around between behind
  en con por para sin sobre desde dans avec pour sur sous vers par mit von aus bei nach über unter für em com sem sobre desde per con da su tra
  met van uit bij naar över med från till av til fra på под над в на с из от до для через przez w na z od do`)
const FUNCTION_WORDS =
  wordSet(`the a an this that these those my your his her its our their of to in on at with and or but is are was were be not very
  el la los las un una de del le les des du der die das ein eine einem einen dem den o os as um uma do lo gli il i de het een en ett den det et`)

/** Splits a normalized script into tokens. */
export function tokenizeScript(script: string, language: string): ScriptToken[] {
  const parts = script.split('\n').flatMap((line) => linePartsOf(line, language))
  return parts.map((part, index) => toToken(part, parts[index + 1]))
}

type WordPart = {
  readonly text: string
  readonly seconds: number
  readonly gap: '' | ' '
  readonly insideWord: boolean
  readonly endsLine: boolean
}

function linePartsOf(line: string, language: string): WordPart[] {
  const words = line.split(' ').filter((word) => word !== '')
  return words.flatMap((word, index) => wordPartsOf(word, language, index === words.length - 1))
}

function wordPartsOf(word: string, language: string, lastOfLine: boolean): WordPart[] {
  const unspaced = UNSPACED.test(word)
  const parts = (unspaced ? segmentWord(word, language) : [word]).flatMap(splitLongWord)
  const isSplit = !unspaced && parts.length > 1
  return parts.map((text, index) => ({
    text,
    seconds: isSplit ? (estimateSpeechSeconds(word) * text.length) / word.length : estimateSpeechSeconds(text),
    gap: index === parts.length - 1 ? ' ' : '',
    insideWord: isSplit && index < parts.length - 1,
    endsLine: lastOfLine && index === parts.length - 1,
  }))
}

/** Words of a text without spaces; closing punctuation stays with the word before it, opening punctuation with the word after it. */
function segmentWord(word: string, language: string): string[] {
  const parts: string[] = []
  let opening = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(word)) {
    if (OPENING.test(segment)) opening += segment
    else if (HAS_WORD.test(segment) || parts.length === 0) {
      parts.push(opening + segment)
      opening = ''
    } else parts.push(`${parts.pop()}${opening}${segment}`)
  }
  if (opening !== '') parts.push(`${parts.pop() ?? ''}${opening}`)
  return parts
}

function splitLongWord(word: string): string[] {
  if (word.length <= MAX_WORD_LETTERS) return [word]
  const letters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
  const count = Math.ceil(letters.length / MAX_WORD_LETTERS)
  const length = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, index) => letters.slice(index * length, (index + 1) * length).join('')).filter(
    (part) => part !== '',
  )
}

function toToken(part: WordPart, next: WordPart | undefined): ScriptToken {
  const endsSentence = part.endsLine || (ENDS_SENTENCE.test(part.text) && !ABBREVIATION.test(part.text))
  return {
    text: part.text,
    seconds: part.seconds,
    gap: part.gap,
    endsSentence,
    cutCost: endsSentence ? CUT_COST.sentence : innerCutCost(part, next),
  }
}

function innerCutCost(part: WordPart, next: WordPart | undefined): number {
  if (part.insideWord) return CUT_COST.insideWord
  if (ENDS_CLAUSE.test(part.text)) return CUT_COST.clause
  const [word, follower] = [part.text.toLowerCase(), next?.text.toLowerCase() ?? '']
  if (FUNCTION_WORDS.has(word)) return CUT_COST.afterFunctionWord
  if (CONJUNCTIONS.has(follower)) return CUT_COST.conjunction
  return PREPOSITIONS.has(follower) ? CUT_COST.phrase : CUT_COST.word
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
