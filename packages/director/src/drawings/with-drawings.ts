import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { WHOLE_GRAPHICS } from '../describe-plan.ts'
import type { Analysis } from '../story/analysis.ts'
import { isAnimalName } from '../vocabulary/vocabulary.ts'
import { isSameThing } from '../story/script-topic.ts'
import { nameOf, type DrawingCandidate } from './candidate.ts'
import { featuresOf } from './features.ts'
import { contentOf, relatednessTo } from './relatedness.ts'
import { probabilityOf } from './probability.ts'

/** From which probability on a drawing is added to a card that has others, and to one that has none. */
const MIN_PROBABILITY = 0.35
const MIN_PROBABILITY_ALONE = 0.55
/** The same of signs, which may stand for much, and of what the sentence does not name. */
const MIN_PROBABILITY_UNNAMED = 0.5

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly candidates?: readonly DrawingCandidate[] }

/** In how many sentences of a script the noun of a candidate stands. */
const namingsOf = ({ phrase }: DrawingCandidate, planned: readonly Planned[]): number =>
  phrase ? planned.filter(({ analysis }) => analysis?.phrases.some(({ lemma }) => lemma === phrase.lemma)).length : 0

const contextOf = ({ analysis, candidates = [] }: Planned, planned: readonly Planned[]) => {
  const last = analysis && planned.find((other) => other.analysis?.index === analysis.index - 1)?.plan
  return { all: candidates, before: last ? [...last.cast, ...last.things].map(({ what }) => what) : [] }
}

export type UndrawnCandidate = { readonly candidate: DrawingCandidate; readonly features: readonly string[] }

/** What may be drawn beside the words of a sentence that is not yet, with its features. */
export function undrawnCandidates(one: Planned, planned: readonly Planned[]): UndrawnCandidate[] {
  const { plan, analysis, candidates = [] } = one
  if (!analysis || (plan.form !== 'words' && !plan.graphic) || plan.handwork) return []
  const isPeopled = plan.cast.some(({ what }) => !isAnimalName(what))
  const isDrawn = (name: string) => [...plan.cast, ...plan.things].some(({ what }) => isSameThing(what, name))
  return candidates
    .filter((candidate) => !isDrawn(nameOf(candidate)) && !(isPeopled && candidate.figure && !isAnimalName(candidate.figure.what)))
    .map((candidate) => ({ candidate, features: featuresOf(candidate, analysis, plan, namingsOf(candidate, planned), contextOf(one, planned)) }))
}

const contentBefore = ({ index }: Analysis, planned: readonly Planned[]): string[] => {
  const before = planned.find(({ analysis }) => analysis?.index === index - 1)?.analysis
  return before ? contentOf(before) : []
}

export function allCandidates(one: Planned, planned: readonly Planned[]) {
  const { plan, analysis, candidates = [] } = one
  if (!analysis) return []
  const words = { before: contentBefore(analysis, planned), script: planned.flatMap((other) => (other.analysis ? contentOf(other.analysis) : [])) }
  return candidates.map((candidate) => ({ candidate, relatedness: relatednessTo(candidate, analysis, words), features: featuresOf(candidate, analysis, plan, namingsOf(candidate, planned), contextOf(one, planned)) }))
}

/** What the rows of a diagram name, in their order. */
const rowsOf = (graphic: ShotGraphic): readonly string[] | undefined =>
  graphic.template === 'list'
    ? graphic.items.map(({ label }) => label)
    : graphic.template === 'steps'
      ? graphic.steps.map(({ label }) => label)
      : undefined

const doesName = (label: string, { phrase }: DrawingCandidate): boolean =>
  phrase !== undefined &&
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .includes(phrase.head.low)

/** A diagram with the things that its rows name, or with the one by which its sentence is probably recognized. */
function withDrawingOfGraphic<P extends Planned>(one: P, planned: readonly P[]): P {
  const { plan } = one
  const { graphic, cast, things } = plan
  if (!graphic || cast.length + things.length > 0 || WHOLE_GRAPHICS.has(graphic.template)) return one
  const open = undrawnCandidates(one, planned).filter(({ candidate }) => candidate.thing !== undefined && candidate.phrase !== undefined)
  const rows = rowsOf(graphic)
  const named = rows?.flatMap((row) => open.find(({ candidate }) => doesName(row, candidate))?.candidate.thing ?? []) ?? []
  const [best] = open
    .map(({ candidate, features }) => ({ candidate, probability: probabilityOf(features) }))
    .toSorted((a, b) => b.probability - a.probability)
  const chosen = rows ? named : best && best.probability >= MIN_PROBABILITY_ALONE ? [best.candidate.thing!] : []
  return chosen.length === 0 || (rows && chosen.length < 2)
    ? one
    : { ...one, plan: { ...plan, things: chosen.map((thing) => ({ ...thing, count: 1 })) } }
}

/** `Together they clean 180 liters`: a pronoun that nothing else explains means what the script began with. */
const isMeantByPronoun = ({ candidate, features }: UndrawnCandidate): boolean =>
  candidate.source === 'opening' && features.includes('opening|unresolved=true')

/** Cards with up to three drawings of what their sentences name, where a sentence is probably recognized by them. */
export function withDrawings<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan } = one
    if (plan.graphic) return withDrawingOfGraphic(one, planned)
    const free = MAX_ILLUSTRATIONS - plan.cast.length - plan.things.length
    const least = free === MAX_ILLUSTRATIONS ? MIN_PROBABILITY_ALONE : MIN_PROBABILITY
    const open = undrawnCandidates(one, planned)
    const likely = open
      .map(({ candidate, features }) => ({ candidate, probability: probabilityOf(features) }))
      .filter(
        ({ candidate, probability }) =>
          probability >= (candidate.source === 'sign' || !candidate.phrase ? Math.max(least, MIN_PROBABILITY_UNNAMED) : least),
      )
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, Math.max(0, free))
      .map(({ candidate }) => candidate)
    const isBare = free === MAX_ILLUSTRATIONS && likely.length === 0
    const chosen = isBare ? open.filter(isMeantByPronoun).map(({ candidate }) => candidate) : likely
    if (chosen.length === 0) return one
    const cast: PlanFigure[] = [...plan.cast, ...chosen.flatMap(({ figure }) => figure ?? [])]
    const things: PlanThing[] = [...plan.things, ...chosen.flatMap(({ thing }) => thing ?? [])]
    return { ...one, plan: { ...plan, cast, things } }
  })
}
