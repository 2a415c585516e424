import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { assertedText } from '../../story/setting/asserted-text.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { natureOf } from '../../senses/lexicon.ts'
import { isIndoors } from '../../vocabulary/place-kinds.ts'
import { lengthMetersOf } from '../../vocabulary/thing-lengths.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** How somebody is while doing something else: `painted lying down`, `eats in bed`. */
const LYING =
  /\b(?:l(?:ying|ay|ies|ain|ie) (?:down|flat|awake|back|(?:\p{L}+ )?(?:in|on) (?:(?:a|the|his|her|my|their|our) )?(?:\p{L}+ )?(?:back|stomach|belly|side|bed|sofa|couch|mattress|floor|hammock|stretcher))|flat on (?:his|her|my|their) (?:back|stomach|belly)|(?:in|from) (?:(?:his|her|my|their|the) )?(?:sick|hospital |death)?bed(?! ?(?:of|room|side)\b)|bedridden)\b/iu
const NOT_LYING =
  /\b(?:(?:g[eo]t|jump|r[io]se|climb|crawl|fell)\w* (?:up |out )?(?:of|from|into) (?:(?:his|her|my|their|the) )?bed|(?:went|go|goes|going|put\w*|sent|tuck\w*) (?:\p{L}+ ){0,2}(?:to|in|into) bed|stood|stands|standing|sat up|sits up|sitting up)\b/iu
const IN_BED = /\bbed(?:ridden)?\b/iu
const ON_GROUND = /\b(?:floor|grass|ground|meadow|beach|sand|snow|street|field|deck|forest|sun|tent|hammock|trench|stretcher)\b/iu
/** Where one lies without a bed of one's own. */
const PLACED = /^(?:bedroom|hospital|attic|cottage|prison|japan-room|great-hall|cellar|room|train|plane|bus|car|ship-deck)$/u

const isOfBed = (what: string, place: string | undefined): boolean => place === 'bedroom' && artOf(what) === 'bed'
/** What is only seen in a hand. */
const isTool = (what: string): boolean => /^(?:pen|pencil|spoon|fork-and-knife|paintbrush)$/u.test(artOf(what) ?? '')
/** `a mirror hung above the bed`. */
const ABOVE = /\b(?:above|over) (?:the|his|her|my|their) (?:\p{L}+ )?(?:bed|head)\b/iu
/** Largest thing that lies on a blanket, in metres. */
const LARGEST_ON_BLANKET = 0.6
const isSmall = ({ what, position, event }: PlanThing): boolean =>
  position === undefined &&
  event === undefined &&
  artOf(what) !== 'person' &&
  (lengthMetersOf(what) ?? LARGEST_ON_BLANKET) <= LARGEST_ON_BLANKET

const isPersonOf = ({ what }: PlanFigure): boolean => artOf(what) === 'person'

function lying<P extends Planned>(one: P): P {
  const { plan, analysis } = one
  if (!analysis || plan.graphic || !plan.cast.some(isPersonOf)) return one
  const told = assertedText(analysis)
  if (!LYING.test(told) || NOT_LYING.test(told)) return one
  // `Her hat lay on the bed while the woman danced`.
  const subject = analysis.phrases.find(({ role }) => role === 'subject')
  if (subject && !subject.isName && natureOf(subject.lemma) === 'solid') return one
  const who = plan.cast.find(isPersonOf)!
  // Nobody who lies is seen by the hands alone, and what he lies on is no organ.
  const { handwork: _, ...rest } = plan
  const things = plan.things.filter(({ what }) => what !== 'hand' && drawableNamed(what)?.file !== 'body')
  const cast = plan.cast.map((figure): PlanFigure => {
    if (figure !== who || figure.action === 'sleep') return figure
    const { target, ...still } = figure
    return { ...still, action: 'lie', ...(target !== undefined && things.some(({ what }) => what === target) && { target }) }
  })
  const isInRoom = IN_BED.test(told) || !ON_GROUND.test(analysis.text)
  const place =
    !isInRoom || (plan.place !== undefined && (PLACED.test(plan.place) || (!isIndoors(plan.place) && ON_GROUND.test(told))))
      ? plan.place
      : 'bedroom'
  return {
    ...one,
    ...(place !== plan.place && { placeName: place }),
    plan: {
      ...rest,
      place,
      things: things
        .filter(({ what }) => !isOfBed(what, place) && !isTool(what))
        .map((thing, i): PlanThing => {
          const hangs = thing.position && artOf(thing.position.of) === 'bed'
          if (hangs) return { ...thing, position: { ...thing.position!, of: who.id } }
          return i === 0 && isSmall(thing)
            ? { ...thing, position: { relation: ABOVE.test(analysis.text) ? 'above' : 'on', of: who.id } }
            : thing
        }),
      cast,
      camera: { ...plan.camera, size: /^(?:wide|full)$/u.test(plan.camera.size) ? plan.camera.size : 'full' },
    },
  }
}

const IN_BATH =
  /\b(?:l(?:ay|ies?|ying)|soak(?:s|ed|ing)?|s[ai]t(?:s|ting)?|sank|sinks?|relax(?:es|ed|ing)?|fell asleep|sleeps?|slept|bath(?:es|ed|ing)|reads?|reading) (?:\p{L}+ ){0,3}?in (?:it|the (?:\p{L}+ )?(?:water|bath|tub)|(?:a|his|her|my) (?:\p{L}+ )?(?:bath ?tub|tub|bath))\b/iu
const isTub = ({ what }: PlanThing): boolean => /^(?:bathtub|wooden-bath)$/u.test(artOf(what) ?? '')
const isBathing = ({ plan, analysis }: Planned): boolean =>
  analysis !== undefined &&
  plan.things.some(isTub) &&
  plan.cast.length === 1 &&
  plan.cast.every(isPersonOf) &&
  IN_BATH.test(assertedText(analysis))

/** `lay down in it`: in the tub, not beside it. */
function bathing<P extends Planned>(one: P): P {
  const { plan } = one
  const tub = plan.things.find(isTub)!
  const { event: _, ...still } = tub
  const cast = plan.cast.map((figure): PlanFigure => ({ ...figure, action: 'sit', position: { relation: 'in', of: tub.what } }))
  return { ...one, placeName: 'bathroom', plan: { ...plan, form: 'scene', place: 'bathroom', cast, things: [still] } }
}

/** In a tub, on a throne or in a wheelchair nobody stands. */
const SEATS = /^(?:bathtub|wooden-bath|throne|wheelchair|armchair|sofa|couch-and-lamp|hot-air-balloon|canoe|boat)$/u

const isSeated = ({ action, position, what }: PlanFigure): boolean =>
  action === 'stand' && artOf(what) === 'person' && /^(?:in|on)$/u.test(position?.relation ?? '') && SEATS.test(artOf(position!.of) ?? '')

function sitting<P extends Planned>(one: P): P {
  const { plan } = one
  if (!plan.cast.some(isSeated) || /\b(?:stand|stood|jump|climb|danc)\w*/iu.test(one.analysis?.text ?? '')) return one
  return { ...one, plan: { ...plan, cast: plan.cast.map((figure) => (isSeated(figure) ? { ...figure, action: 'sit' } : figure)) } }
}

/** Who does something lying lies, in a bed where nothing else is told; who is in a tub or an armchair sits. */
export const withStatedPostures = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => (isBathing(one) ? bathing(one) : sitting(lying(one))))
