import type { PlanState, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { fitsState } from '../../review/states/thing-states.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { mentionsWord } from '../mentions-word.ts'
import { isNamed } from '../events/stated-events.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** What is seen on a thing by the nouns of what is on it. */
const MARKS: readonly (readonly [PlanState, RegExp])[] = [
  ['cracked', /^(?:crack|fracture|chip)$/u],
  ['rusty', /^(?:rust|corrosion)$/u],
  ['icy', /^(?:frost|ice|rime)$/u],
  ['dusty', /^(?:dust|cobweb)$/u],
  ['stained', /^(?:blood|wine|ketchup|bloodstain|lipstick|ink)$/u],
  ['muddy', /^(?:mud|dirt|stain|grease|grime|coffee|gravy|soot|chocolate|sauce|smear|smudge|splash|spot|crumb)$/u],
  ['rotten', /^(?:mou?ld|mildew)$/u],
]
/** Nouns of marks that say nothing of what they are of: `a stain of wine`. */
const OF_ANY = /^(?:stain|splash|spot|smear|drop|smudge)$/u
const ON = /^(?:on|over|across|along|upon|onto)$/u
/** What stains cloth, and is only eaten and drunk from other things. */
const FOOD = /^(?:coffee|gravy|chocolate|sauce|wine|ketchup)$/u
const CLOTH =
  /^(?:shirt|t-shirt|dress|blouse|trousers|pants|jeans|tie|suit|coat|jacket|skirt|tablecloth|carpet|rug|sofa|couch|cushion|pillow|sheet|mattress|sleeve|collar|apron|sweater|hoodie|shoe|sneaker|towel|curtain|napkin|cloth)$/u
/** Verbs whose subject is seen on their object. */
const MARKING = /^(?:cover|stain|coat|smear|spot|spatter|splash|streak|soil|eat|spoil|ruin)$/u
const MARKED = /\b(?:covered|stained|coated|caked|smeared|spattered|splashed|streaked|soaked|spotted) (?:in|with|by)\b/iu

const stateOf = ({ lemma }: Phrase): PlanState | undefined => MARKS.find(([, nouns]) => nouns.test(lemma))?.[0]

/** The marks that a sentence tells of, those that name their matter first. */
const marksIn = ({ phrases, text }: Analysis): Phrase[] =>
  phrases
    .filter((phrase) => phrase.bar === '' && stateOf(phrase) !== undefined)
    // `A red stain`.
    .toSorted(
      (a, b) => Number(OF_ANY.test(a.lemma)) - Number(OF_ANY.test(b.lemma)) || text.indexOf(a.head.text) - text.indexOf(b.head.text),
    )

/** Whether a noun phrase has a mark on it: `mud on his shoes`, `Rust covered the bicycle`, `the shirt was covered in blood`. */
function isUnder(mark: Phrase, phrase: Phrase, { tokens, text }: Analysis): boolean {
  if (mark === phrase || phrase.bar === 'negated') return false
  const has = tokens[phrase.end + 1]
  // `The mirror had a crack in it`.
  if (has?.lemma === 'have' && mark.start === phrase.end + 2) return true
  if (mark.start > phrase.end)
    return MARKED.test(text) && tokens.slice(phrase.end + 1, mark.start).some(({ low }) => /^(?:in|with|by)$/u.test(low))
  const between = tokens.slice(mark.end + 1, phrase.start)
  const isDone = between.some(({ lemma, pos }) => pos === 'VERB' && MARKING.test(lemma))
  const isOn = phrase.role === 'behind' && ON.test(phrase.preposition ?? '')
  return isDone || (isOn && (!FOOD.test(mark.lemma) || CLOTH.test(phrase.lemma)))
}

const COLOUR_OF_STAIN = /^(?:red|crimson|pink|scarlet|purple|blue)$/u

/** What a sentence says is seen on a thing. */
function markOn(what: string, analysis: Analysis): { readonly state: PlanState; readonly mark: Phrase } | undefined {
  const named = analysis.phrases.filter((phrase) => isNamed(what, phrase))
  for (const mark of marksIn(analysis)) {
    // `the sleeve of his shirt`.
    const isMarked = named.some(
      (phrase) => isUnder(mark, phrase, analysis) || (phrase.of !== undefined && isUnder(mark, phrase.of, analysis)),
    )
    const isRed = mark.run.some(({ low }) => COLOUR_OF_STAIN.test(low))
    const state = isRed && OF_ANY.test(mark.lemma) ? 'stained' : stateOf(mark)!
    if (isMarked && fitsState(state, what)) return { state, mark }
  }
  return undefined
}

/** Stains, cracks, rust, frost and dirt on the things on which their sentences say that they are; never beside them as things of their own. */
export function withMarks<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || analysis.text.trimEnd().endsWith('?')) return one
    const marked = new Map(
      plan.things.flatMap((thing) => (thing.event === 'cross-out' ? [] : [[thing, markOn(thing.what, analysis)] as const])),
    )
    const marks = [...marked.values()].filter((mark) => mark !== undefined)
    if (marks.length === 0) return one
    const isOwn = ({ what }: PlanThing): boolean => what.split(' ').some((word) => mentionsWord(analysis.text, word))
    // `frost` is no ice cube.
    const isSign = (thing: PlanThing): boolean => /^(?:ice|frost|snow)/u.test(thing.what) && marks.some(({ state }) => state === 'icy')
    const things = plan.things
      .filter((thing) => !isSign(thing) || isOwn(thing) || marked.get(thing) !== undefined)
      .map((thing): PlanThing => {
        const mark = marked.get(thing)
        return mark && thing.event === undefined ? { ...thing, state: mark.state } : thing
      })
    return { ...one, plan: { ...plan, things } }
  })
}
