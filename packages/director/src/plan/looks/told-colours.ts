import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { COLOURS } from '../../languages/en/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Different colours that a script tells of one thing, from which on it is about them. */
const MIN_COLOURS = 2
const BECOMING = /^(?:turn|become|go|grow|stay|be|look|glow)$/u

/** The colour that a sentence gives to what it is about: `leaves turn red`, `Yellow was there all along`; of `a red car` none. */
function toldColour({ tokens, bars }: Analysis): string | undefined {
  const told = tokens.find(({ low, i }) => {
    if (!Object.hasOwn(COLOURS, low) || bars[i] === 'negated' || bars[i] === 'compared') return false
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    if (next && /^(?:NOUN|PROPN|ADJ)$/u.test(next.pos)) return false
    const isPredicate = before !== undefined && BECOMING.test(before.lemma)
    const isSubject = (before === undefined || before.low === 'the' || before.pos === 'PUNCT') && /^(?:VERB|AUX)$/u.test(next?.pos ?? '')
    return isPredicate || isSubject
  })
  return told && COLOURS[told.low]
}

/** The thing that most plans of a script show, of which its colours are told. */
function subjectIn(planned: readonly Planned[]): string | undefined {
  const names = planned.flatMap(({ plan }) => (plan.cast.length === 0 ? plan.things.map(({ what }) => what) : []))
  const countOf = (name: string) => names.filter((one) => one === name).length
  const [most] = names.toSorted((a, b) => countOf(b) - countOf(a))
  return most !== undefined && countOf(most) * 2 > planned.length && artOf(most) !== 'person' ? most : undefined
}

/** What has the colour of its leaves. */
const LEAFY = /^(?:tree|bush)$/u

/** In a script that tells how a thing changes its colour, the thing has the colour that was told last. */
export function withToldColours<P extends Planned>(planned: readonly P[]): P[] {
  const subject = subjectIn(planned)
  const told = planned.map(({ analysis }) => analysis && toldColour(analysis))
  if (subject === undefined || new Set(told.filter(Boolean)).size < MIN_COLOURS) return [...planned]
  let current: string | undefined
  return planned.map((one, i) => {
    const { plan, analysis } = one
    // What a question asks for is not so yet.
    const isAsked = analysis?.text.trimEnd().endsWith('?') === true
    const color = told[i] ?? current
    if (!isAsked) current = color
    const coloured = (thing: PlanThing): PlanThing =>
      color !== undefined && (thing.what === subject || (subject === 'leaf' && LEAFY.test(thing.what))) && thing.event !== 'cross-out'
        ? { ...thing, color }
        : thing
    return color === undefined ? one : { ...one, plan: { ...plan, things: plan.things.map(coloured) } }
  })
}
