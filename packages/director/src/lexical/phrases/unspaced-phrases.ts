import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isLettered } from '../lettering.ts'
import type { LexicalSentence } from '../read-sentence.ts'
import type { LexicalWord } from '../words.ts'

const MAX_CHARACTERS = 16
const MIN_CHARACTERS = 3
const HIRAGANA = /^\p{Script=Hiragana}+$/u
/** Particles behind which a Japanese phrase begins, and before which a noun phrase ends. */
const PARTICLE = /^(?:は|が|を|に|で|へ|と|も|て|から|まで|より|だけ|しか|でも|では|には|とは|のは|では|ので|ば|たら)$/u
const CASE = /^(?:は|が|を|に|で|へ|も)$/u
/** Particles that join nouns to one phrase. */
const JOINING = /^(?:と|や|の)$/u
/** Particles between a verb and what it says something of. */
const BEFORE_VERB = /^(?:が|を|に|で|と|へ)$/u
/** Chinese words by which a clause begins. */
const OPENER = /^(?:如果|因为|所以|但是|但|却|然后|最后|为了|虽然|先|再|而|就|其实|可是|于是|不过|首先|接着)$/u
/** Chinese words that do not stand alone: particles, measure words, prepositions and modal verbs. */
const BOUND_WORDS =
  /^(?:的|地|得|了|着|过|们|一只|一个|一把|一条|一张|只|个|把|条|张|只有|里|边|旁|上|中|很|也|都|还|就|在|被|是|和|与|会|能|要|那|这|每|首|部|本|台|辆|种|位|名|件|座|间|家|句|场|下|出|起|到|给)$/u

/** Hiragana words by which a Japanese phrase may begin behind a particle. */
const DEMONSTRATIVE = /^(?:この|その|あの|どの|こんな|そんな|あんな)$/u
/** Particles that may stand within a relative clause: what follows one and a verb may be part of it. */
const WITHIN_RELATIVE = /^(?:が|を|に|で|と|へ|も|から|まで)$/u

/** Whether a Japanese phrase may begin with a word behind a particle. */
const isHead = ({ text: word, low }: LexicalWord) =>
  !PARTICLE.test(low) && (!HIRAGANA.test(word) || DEMONSTRATIVE.test(low)) && !low.startsWith('同じ')

/** Ends of clauses that say when or under what condition something is, or what is denied before what is said instead. */
const CONDITION =
  /(?:は|と|ば|たら|ても|には|ので|が|間に|うちに|ときに?|時に?|あとに?|前に|なくて?|けれど|けど|以后|之后|之前|时候|的话|时)$/u
/** `作られますが`: joins a clause that is whole without it. */
const BUT = /^(?:が|けど|けれど|けれども)$/u
/** Ends of Japanese verbs. */
const VERB_END = /(?:ます|まし|た|ません|[るうくすむぶつぬ])$/u

/** What the words of a phrase are worth at least: more than one short verb. */
const MIN_SCORE = 1.2

/** What a phrase gains by what it is. */
const WORTH = { noun: 1, clauseEnd: 1, wholeClause: 0.8, lastClause: 0.6, condition: -1.5, verbAlone: -2 } as const

/**
 * The words of a Japanese or Chinese sentence that say most of it, at most half of it: whole clauses, their ends from the beginning of a phrase on, and in Japanese nouns before
 * their particle; what a clause denies with its negation. Undefined where none is short enough.
 */
export function unspacedPhraseOf({ text, words, language, quantities, present }: LexicalSentence): PlanText | undefined {
  const hasParticles = language.rules.topicParticle !== undefined
  const length = [...text.replaceAll(/[\p{P}\s]/gu, '')].length
  const max = Math.min(MAX_CHARACTERS, Math.floor(length / 2))
  const isNumber = (at: number) => quantities.some((one) => isLettered(one) && words[at]!.start < one.offset && words[at]!.end > one.start)
  const negations = [...language.find.none(words, text), ...language.find.not(words, text)]
  const lastClause = words.at(-1)?.clause
  const scoreOf = (at: number): number => {
    const { text: word, low } = words[at]!
    if (language.isEmpty(low) || (hasParticles ? HIRAGANA.test(word) : BOUND_WORDS.test(low))) return 0
    return 0.6 + word.length / 4 + (present.some(({ from, to }) => at >= from && at <= to) ? WORTH.noun : 0)
  }
  const isClauseStart = (at: number) => words[at - 1]?.clause !== words[at]!.clause
  const isWithinNoun = (at: number) => present.some(({ from, to }) => at > from && at <= to)
  /** `祖父が(作った椅子)`: behind a particle a noun phrase with a verb begins in the middle. */
  const isOfRelative = (from: number, to: number) =>
    !isClauseStart(from) &&
    WITHIN_RELATIVE.test(words[from - 1]!.low) &&
    words.slice(from, to).some(({ text: word, low }) => low !== 'の' && !DEMONSTRATIVE.test(low) && /\p{Script=Hiragana}$/u.test(word))
  /** `震えている(子犬を見つけました)`: without its relative clause. */
  const isRelativeHead = (at: number) =>
    present.some(({ from }) => from === at) &&
    HIRAGANA.test(words[at - 1]!.text) &&
    !PARTICLE.test(words[at - 1]!.low) &&
    words[at - 1]!.low !== 'の'
  const isStart = (at: number) =>
    isClauseStart(at) ||
    (hasParticles && isRelativeHead(at)) ||
    (hasParticles
      ? PARTICLE.test(words[at - 1]!.low) && isHead(words[at]!) && words[at - 1]!.low !== 'の'
      : OPENER.test(words[at - 1]!.low) || !(BOUND_WORDS.test(words[at - 1]!.low) || BOUND_WORDS.test(words[at]!.low)))
  let best: { readonly from: number; readonly to: number; readonly score: number } | undefined
  for (const [from, first] of words.entries()) {
    if (!isStart(from) || isWithinNoun(from) || OPENER.test(first.low)) continue
    let score = 0
    for (let to = from; to < words.length && words[to]!.clause === first.clause; to++) {
      if (isNumber(to) || words[to]!.end - first.start > max) break
      score += scoreOf(to)
      const isBeforeBut =
        hasParticles && VERB_END.test(words[to]!.low) && BUT.test(words[to + 1]?.low ?? '') && words[to + 2]?.clause !== first.clause
      const isClauseEnd = isBeforeBut || words[to + 1]?.clause !== first.clause
      const own = words.slice(from, to + 1)
      // `三月と四月は`: of a topic nothing is said yet.
      const isOfVerb = BEFORE_VERB.test(words[to + 1]?.low ?? '')
      const isNounPhrase =
        hasParticles &&
        CASE.test(words[to + 1]?.low ?? '') &&
        !own.some(({ low }) => PARTICLE.test(low) && !(JOINING.test(low) && isOfVerb))
      // `(豆乳とおからに)分かれます`: nobody knows what.
      const isVerbAlone =
        hasParticles &&
        isClauseEnd &&
        !isClauseStart(from) &&
        BEFORE_VERB.test(words[from - 1]!.low) &&
        VERB_END.test(words[to]!.low) &&
        !own.some(({ low }) => CASE.test(low))
      if ((!isClauseEnd && !isNounPhrase) || words[to]!.end - first.start < MIN_CHARACTERS) continue
      if (isNounPhrase && (HIRAGANA.test(words[to]!.text) || isOfRelative(from, to))) continue
      // `いらないものを捨てて(場所を空けます)`: Japanese denies what stands before.
      const isDenied = negations.some(
        (mark) => mark.clause === first.clause && (mark.to > to || (mark.from < from && (!hasParticles || mark.to >= from))),
      )
      if (isDenied || score < MIN_SCORE) continue
      const isCondition = first.clause !== lastClause && CONDITION.test(text.slice(first.start, words[to]!.end))
      const isWhole = isClauseEnd && !isCondition && (isClauseStart(from) || OPENER.test(words[from - 1]!.low))
      const total =
        score +
        (isClauseEnd && !isCondition ? WORTH.clauseEnd : 0) +
        (isWhole ? WORTH.wholeClause : 0) +
        (isClauseEnd && isCondition ? WORTH.condition : 0) +
        (isVerbAlone ? WORTH.verbAlone : 0) +
        (first.clause === lastClause ? WORTH.lastClause : 0)
      if (!best || total > best.score) best = { from, to, score: total }
    }
  }
  return best && { words: text.slice(words[best.from]!.start, words[best.to]!.end), role: 'key', at: words[best.from]!.word }
}
