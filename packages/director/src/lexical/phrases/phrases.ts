import { denialsOf } from '../bars.ts'
import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { withoutConjunctionPrefix } from '../grammar/conjunction-prefix.ts'
import type { PhraseMarks } from '../grammar/rule-groups.ts'
import { isLettered } from '../lettering.ts'
import type { LexicalSentence } from '../read-sentence.ts'
import type { LexicalWord } from '../words.ts'

/** Left out at the beginning of a phrase where there is no room. */
const ARTICLE = /^(?:der|die|das|ein|eine|el|la|los|las|un|una|le|les|l|une|des|o|a|os|as|um|uma)$/u
/** A subject behind its verb. */
const SUBJECT_PRONOUN = /^(?:er|sie|es|ich|wir|man|du|ihr|il|elle|on|ils|elles|je)$/u

/** `und lernte`: a German verb behind a conjunction, or an adjective before no noun. */
const JOINED_VERB = /(?:t|te|ten|st)$/u

/** Letters of a verb behind a conjunction that is written as its prefix. */
const MIN_JOINED_VERB = 3

const MAX_WORDS = 7
const MIN_WORDS = 2
/** Part of a sentence that a whole clause may be. */
const MOST = 0.7
/** Sentences up to here may have one word more than half of theirs. */
const MAX_SHORT = 9
/** What a phrase gains or loses by where it begins and ends. */
const WORTH = {
  start: 0.8,
  withoutArticle: 0.4,
  end: 0.5,
  main: 0.6,
  dependent: 0.7,
  whole: 0.6,
  bounded: 1.2,
  empty: -0.15,
  beforeOf: -1,
  beforeArticle: -2,
  relative: -2,
  ofDependent: -0.8,
  atPreposition: -0.8,
  behindVerb: -1.5,
} as const

type Clause = { readonly from: number; readonly to: number; readonly isMain: boolean }

function clausesOf(words: readonly LexicalWord[], marks: PhraseMarks): Clause[] {
  const clauses: Clause[] = []
  for (const [i, { clause }] of words.entries()) {
    if (words[i - 1]?.clause === clause) continue
    const next = words.findIndex((word, n) => n > i && word.clause !== clause)
    const to = next < 0 ? words.length - 1 : next - 1
    const isMain = !marks.dependent.test(words[i]!.low) || (i === 0 && marks.article.test(words[i]!.low))
    let from = i
    while (from < to && marks.conjunction.test(words[from]!.low)) from++
    clauses.push({ from, to, isMain })
  }
  return clauses
}

/**
 * The words of a sentence that say most of it as they stand: from the beginning of a clause or of a phrase to the end of one, at most half of the sentence; what a clause denies with
 * its negation. Undefined where none is certain and for languages without marks of phrases.
 */
export function phraseOf({ text, words, language, quantities, present }: LexicalSentence): PlanText | undefined {
  const { rules } = language
  const { phraseMarks: marks } = rules
  if (!marks) return undefined
  const whole = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const half = whole <= MAX_SHORT ? Math.ceil(whole / 2) : Math.floor(whole / 2)
  const max = Math.min(MAX_WORDS, half)
  const canBeWhole = rules.family === 'romance'
  const wholeMax = Math.min(MAX_WORDS + 1, Math.floor(whole * MOST))
  const isEmpty = (at: number) => language.isEmpty(words[at]!.low)
  const isNumber = (at: number) => quantities.some((one) => isLettered(one) && words[at]!.start < one.offset && words[at]!.end > one.start)
  const isNoun = (at: number) => present.some(({ from, to }) => at >= from && at <= to)
  const { none, not } = denialsOf(words, text, language)
  const negations = [...none, ...not]
  const isNegation = (at: number) => negations.some(({ to }) => to === at)
  const scoreOf = (at: number): number => {
    if (isEmpty(at)) return WORTH.empty
    const isCapital = /^\p{Lu}/u.test(words[at]!.text) && (!words[at]!.isFirst || language.rules.hasCapitalNouns === true)
    return 1 + Math.min(words[at]!.text.length, 10) / 12 + (isNoun(at) ? 1 : 0) + (isCapital ? 0.5 : 0)
  }
  /** `وقال`: `and` is a prefix of the verb behind it. */
  const isJoined = (at: number) => withoutConjunctionPrefix(words[at]!.low, rules, MIN_JOINED_VERB) !== undefined && !isNoun(at)
  const isBehindYear = (at: number) =>
    at > 0 && quantities.some(({ kind, start, offset }) => kind === 'year' && words[at - 1]!.start < offset && words[at - 1]!.end > start)
  const isWithinNoun = (at: number) => present.some(({ from, to }) => at > from && at <= to)
  const canStart = (at: number, { from }: Clause): boolean => {
    if (
      isWithinNoun(at) ||
      (rules.superlative &&
        at > 0 &&
        words[at - 1]!.low === rules.superlative.particle &&
        words[at]!.low.endsWith(rules.superlative.ending))
    )
      return false
    if (isJoined(at) || isBehindYear(at) || at === from || (at === from + 1 && ARTICLE.test(words[from]!.low))) return true
    const before = words[at - 1]!.low
    if (marks.conjunction.test(before)) return true
    if (marks.postposition) return marks.postposition.test(before) || isEmpty(at - 1)
    if (SUBJECT_PRONOUN.test(words[at]!.low)) return false
    const isGroup = isEmpty(at) && !marks.conjunction.test(words[at]!.low) && !marks.of.test(words[at]!.low)
    return isGroup && (!isEmpty(at - 1) || SUBJECT_PRONOUN.test(before))
  }
  const isNounEnd = (at: number) => marks.isVerbSplit === true && /^\p{Lu}/u.test(words[at]!.text) && /^\p{Ll}/u.test(words[at + 1]!.text)
  const canEnd = (at: number, { to }: Clause): boolean =>
    at === to ||
    (!isWithinNoun(at + 1) &&
      rules.leansOnNext?.test(words[at]!.low) !== true &&
      marks.postposition === undefined &&
      (!isEmpty(at) || isNegation(at)) &&
      (isEmpty(at + 1) || isNounEnd(at) || isJoined(at + 1)))
  /** `Auf dem Hof stand gestern`: in German a noun or a particle ends what a clause does not. */
  const isAdverbLast = (from: number, to: number, clause: Clause) =>
    marks.isVerbSplit === true &&
    to < clause.to &&
    to - from > 1 &&
    /^\p{Ll}/u.test(words[to]!.text) &&
    !isNegation(to) &&
    rules.separablePrefix?.test(words[to]!.low) !== true
  /** German verbs are whole only with the end of their clause. */
  const isVerbCut = (from: number, to: number, clause: Clause): boolean =>
    to < clause.to &&
    ((rules.verbBeforeObject?.test(words[to]!.low) === true && !isNoun(to)) ||
      (marks.isVerbSplit === true &&
        (isGermanVerbCut(from, to, clause) || (clause.isMain && from > clause.from && marks.auxiliary?.test(words[from]!.low) === true))))
  const isGermanVerbCut = (from: number, to: number, clause: Clause): boolean =>
    words
      .slice(from, to + 1)
      .some(({ text: word }, n, own) => /^\p{Ll}/u.test(word) && !isEmpty(from + n) && !/^\p{Lu}/u.test(own[n + 1]?.text ?? '')) &&
    /^\p{Ll}/u.test(words[clause.to]!.text)
  const isParticleAlone = (from: number, to: number, clause: Clause): boolean =>
    marks.isVerbSplit === true &&
    to === clause.to &&
    rules.separablePrefix?.test(words[to]!.low) === true &&
    !words
      .slice(from, to)
      .some(({ text: word }, n) => /^\p{Ll}/u.test(word) && !isEmpty(from + n) && !/^\p{Lu}/u.test(words[from + n + 1]!.text))
  /** `Kontoauszüge und markiere`, `شهر وستبقي`: what begins behind a verb and goes on with another. */
  const isAcrossVerbs = (from: number, to: number, clause: Clause): boolean =>
    from > clause.from &&
    words.slice(from + 1, to + 1).some(({ text: word, low }, n) => {
      const at = from + 1 + n
      if (isJoined(at)) return true
      if (!marks.isVerbSplit || !/^(?:und|oder|aber)$/u.test(words[at - 1]!.low) || !/^\p{Ll}/u.test(word)) return false
      return JOINED_VERB.test(low) || (!isEmpty(at) && !/^\p{Lu}/u.test(words[at + 1]?.text ?? ''))
    })
  /** `(ein Bäcker in Bremen) seinen Ofen`: two noun phrases of a clause without its verb. */
  const isAcrossNouns = (from: number, to: number, clause: Clause): boolean =>
    marks.isVerbSplit === true &&
    from > clause.from &&
    to < clause.to &&
    words.slice(from + 1, to + 1).some(({ low }, n) => {
      const before = words[from + n]!
      return marks.article.test(low) && !marks.of.test(low) && /^\p{Lu}/u.test(before.text)
    })
  let best: { readonly from: number; readonly to: number; readonly score: number } | undefined
  for (const clause of clausesOf(words, marks)) {
    const denials = negations.filter(({ from }) => from >= clause.from && from <= clause.to)
    for (let from = clause.from; from <= clause.to; from++) {
      if (!canStart(from, clause)) continue
      // What stands between two marks is whole, and may be longer.
      const reach = canBeWhole && from === clause.from && clause.to - from < wholeMax ? wholeMax : max
      for (let to = from; to <= clause.to && to - from < reach; to++) {
        if (to - from >= max && to !== clause.to) continue
        if (isNumber(to)) break
        if (
          !canEnd(to, clause) ||
          isAdverbLast(from, to, clause) ||
          isVerbCut(from, to, clause) ||
          isParticleAlone(from, to, clause) ||
          isAcrossVerbs(from, to, clause) ||
          isAcrossNouns(from, to, clause)
        )
          continue
        if (to - from + 1 < MIN_WORDS || denials.some((mark) => mark.from < from || mark.to > to)) continue
        // `Le vrai problème n'est pas (le café)`.
        if (denials.length > 0 && to < clause.to && marks.article.test(words[to + 1]!.low)) continue
        const isTelling = words.slice(from, to + 1).filter((_, n) => !isEmpty(from + n)).length >= MIN_WORDS
        if (!isTelling && !words.slice(from, to + 1).some((_, n) => isNoun(from + n))) continue
        const isEnd = to === clause.to
        const isBehindVerb = marks.isVerbSplit === true && from > clause.from && !isEnd && /^\p{Ll}/u.test(words[from - 1]!.text)
        const isRelative =
          !isEnd &&
          words
            .slice(from + 1, to + 1)
            .some(
              ({ low }, n) =>
                isJoined(from + 1 + n) || ((marks.dependent.test(low) || marks.conjunction.test(low)) && !marks.article.test(low)),
            )
        const isOfDependent = from > clause.from && marks.dependent.test(words[from - 1]!.low)
        const isAtPreposition = (from > clause.from || marks.isVerbSplit === true) && language.isConnective(words[from]!.low)
        const next = isEnd ? '' : words[to + 1]!.low
        const said =
          words.slice(from, to + 1).reduce((sum, _, n) => sum + scoreOf(from + n), 0) +
          (from === clause.from ? WORTH.start : from === clause.from + 1 ? WORTH.withoutArticle : 0) +
          (isEnd ? WORTH.end : 0) +
          (isEnd && from <= clause.from + 1 ? WORTH.whole : 0) +
          (canBeWhole && isEnd && from === clause.from && !language.isConnective(words[from]!.low) ? WORTH.bounded : 0) +
          (clause.isMain ? WORTH.main : 0) +
          (marks.of.test(next) ? WORTH.beforeOf : marks.article.test(next) ? WORTH.beforeArticle : 0) +
          (isRelative ? WORTH.relative : 0) +
          (isOfDependent ? WORTH.ofDependent : 0) +
          (isBehindVerb ? WORTH.behindVerb : 0) +
          (isAtPreposition ? WORTH.atPreposition : 0)
        const score = clause.isMain ? said : said * WORTH.dependent
        if (!best || score > best.score) best = { from, to, score }
      }
    }
  }
  if (!best) return undefined
  const shown = text.slice(words[best.from]!.start, words[best.to]!.end)
  return { words: rules.phraseWithoutConjunction?.(shown, words[best.from]!) ?? shown, role: 'key', at: words[best.from]!.word }
}
