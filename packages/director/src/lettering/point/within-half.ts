import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { describePlan } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import { capitalized } from '../capitalized.ts'
import { lengthOf } from '../statement-text.ts'
import { allHeard, besideOf } from './besides.ts'
import type { Beside } from './point-begins.ts'
import { mostWords, scoreOf } from './point-of.ts'
import { piecesOfClause } from './point-pieces.ts'
import { predicatePieces } from './predicate-pieces.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Words of a sentence up to which all of it is read at a glance. */
const SHORT_SENTENCE = 12
/** Texts that are whole by their nature. */
const WHOLE: ReadonlySet<PlanText['role']> = new Set(['title', 'quote', 'opening', 'end-card'])
/** Part of a sentence from which its words are its captions once more. */
const MOST = 0.7

const isLong = ({ role, words }: PlanText, analysis: Analysis): boolean => !WHOLE.has(role) && lengthOf(words) > mostWords(analysis)

/** The clauses of a text, those aside that only say which, why or like what. */
function clausesOfText({ at, words }: PlanText, analysis: Analysis): Clause[] {
  const to = at + words.split(' ').length
  return clausesOf(analysis).filter(({ verb, role }) => {
    const { word } = analysis.tokens[verb.head]!
    return word >= at && word < to && !/^(?:relative|because|compared)$/u.test(role)
  })
}

/** What an adjunct begins with that leaves a command whole without it. */
const ADJUNCT = /^(?:without|before|after|while|because|when|if|although|unless)$/iu

/** A command up to its last adjunct that leaves few enough words: `think of one thing you could lose tomorrow (without missing it)`. */
function commandWithoutAdjuncts(text: PlanText, analysis: Analysis): PlanText[] {
  const command = clausesOfText(text, analysis).find(({ role }) => role === 'command')
  if (!command) return []
  const at = analysis.tokens[command.verb.from]!.word
  const words = text.words.split(' ').slice(at - text.at)
  const ends = words.flatMap((word, i) => (i > 2 && i <= mostWords(analysis) && ADJUNCT.test(word) ? [i] : []))
  const end = ends.at(-1)
  return end === undefined ? [] : [{ ...text, words: capitalized(words.slice(0, end).join(' ').replace(/,$/u, '')), at }]
}

/** The best piece of what a text says that is short enough; the text itself where there is none, unless it is most of its sentence beside a picture. */
function shortened(text: PlanText, analysis: Analysis, beside: Beside, isAlone: boolean): PlanText[] {
  const most = mostWords(analysis)
  const pieces = clausesOfText(text, analysis)
    .flatMap((clause) => [
      ...(clause.role === 'setting' ? [] : piecesOfClause(analysis, clause, beside)),
      ...predicatePieces(analysis, clause, beside, false),
    ])
    .filter(({ words }) => lengthOf(words) <= most)
    .toSorted((a, b) => scoreOf(analysis, b, beside) - scoreOf(analysis, a, beside))
  const [best] = pieces
  if (best) return [{ ...text, words: best.words, at: best.at }]
  const command = commandWithoutAdjuncts(text, analysis)
  if (command.length > 0) return command
  return !isAlone && lengthOf(text.words) > MOST * analysis.text.split(/\s+/u).length ? [] : [text]
}

/** Plans whose lettering has at most half of the words of its sentence, which is heard; titles, quotes and short sentences stay. */
export function withinHalf<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    const isShort = !analysis || analysis.text.split(/\s+/u).length <= SHORT_SENTENCE
    if (isShort || !plan.text.some((text) => isLong(text, analysis))) return one
    const shown = describePlan(plan, undefined, placeName)
    const isAlone = plan.form === 'words' && shown.length === 0
    const beside = isAlone ? allHeard(analysis) : besideOf(plan, analysis, shown)
    const text = plan.text.flatMap((said) => (isLong(said, analysis) ? shortened(said, analysis, beside, isAlone) : [said]))
    return { ...one, plan: { ...plan, text } }
  })
}
