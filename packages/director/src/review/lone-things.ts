import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import { isAboutAnatomy } from '../story/body-parts.ts'
import { artOf } from '../vocabulary/art-of.ts'
import { originOf, type Scene } from '../plan/scene-item.ts'

const HELD_WATER =
  /\b(?:glass(?:es)?|cups?|bottles?|buckets?|bowls?|pots?|pans?|jugs?|mugs?|lit(?:re|er)s?|ladles?|tanks?|body|bodies) of (?:\w+ )?water\b|\bin (?:the |some )?(?:\w+ )?water\b|\bunder ?water\b/iu
/** What water does that a drop does not. */
const FLOODS = /\bwater (?:\w+ )?(?:reach|ris|rose|flood|fill|pour|enter|rush|came|cover|burst|stream)/iu
const LOSES = /\b(?:los(?:e|es|ing|t)|all (?:of )?(?:its|their)|without) (?:\p{L}+ ){0,4}water\b/iu

const isDrop = ({ what, event }: PlanThing): boolean => what === 'water' && event === undefined

/** `a glass of water`, `the water reached the deck`: a drop beside the glass or instead of the flood says something else. */
function withoutDrops(scene: Scene, { text }: Analysis): Scene {
  const isOther = HELD_WATER.test(text) || FLOODS.test(text) || LOSES.test(text)
  return isOther && scene.things.some(isDrop) ? { ...scene, things: scene.things.filter((thing) => !isDrop(thing)) } : scene
}

const LIMB = /^(?:leg|arm|foot)$/u
const FAILS = /\b(?:weak\w*|los(?:e|es|ing|t)|ach(?:e|es|ing)|sore|tired|shrink\w*|stiff\w*|hurts?|cramp\w*|tense|tight\w*)\b/iu

/** Legs without a body, and strong arms for muscles that grow weak. */
function withoutLimbs(scene: Scene, { text, context }: Analysis): Scene {
  const isLimb = ({ what }: PlanThing) => (LIMB.test(what) && !isAboutAnatomy(context)) || (what === 'muscle' && FAILS.test(text))
  return scene.things.some(isLimb) ? { ...scene, things: scene.things.filter((thing) => !isLimb(thing)) } : scene
}

const INSTRUMENTS = /\b(?:violin|piano|guitar|drum|drum kit|trumpet|flute|saxophone|accordion|harp|banjo|cello|keyboard)$/u
const INSTRUMENT_OF: ReadonlyMap<string, string> = new Map([
  ['musician', 'guitar'],
  ['violinist', 'violin'],
  ['pianist', 'piano'],
  ['guitarist', 'guitar'],
  ['drummer', 'drum'],
])

/** Nobody makes music on nothing. */
function withInstrument(scene: Scene): Scene {
  const player = scene.cast.find(({ what, action }) => action === 'play' && INSTRUMENT_OF.has(what))
  if (!player || scene.things.some(({ what }) => INSTRUMENTS.test(what))) return scene
  return { ...scene, things: [{ what: INSTRUMENT_OF.get(player.what)!, count: 1 }, ...scene.things] }
}

const VEHICLES = /\b(?:ship|boat|ferry|train|airplane|bus|tram|helicopter|submarine|rocket)$/u

/** `a ship with 900 people on board`, `most of the sailors aboard`: they are not seen on the shore. */
function withoutPassengers(scene: Scene, { text, tokens }: Analysis): Scene {
  if (!/\b(?:on ?board|aboard)\b/iu.test(text) || !scene.things.some(({ what }) => VEHICLES.test(what))) return scene
  const isPassenger = (id: string) => {
    const phrase = originOf(scene, id)?.phrase
    const [next, last] = phrase ? [tokens[phrase.end + 1]?.low, tokens[phrase.end + 2]?.low] : []
    return next === 'aboard' || next === 'onboard' || (next === 'on' && last === 'board')
  }
  return {
    ...scene,
    cast: scene.cast.filter(({ id }) => !isPassenger(id)),
    things: scene.things.filter(({ what }) => artOf(what) !== 'person'),
  }
}

/** Drawn as a heap. */
const MASSES = /^(?:ash|dust|soot|sand|mud|soil|foam)$/u

/** `The ash rose into the sky`, `Dust fell on the town`: what is all over a place is no heap in it. */
function withoutMasses(scene: Scene): Scene {
  const isAllOver = ({ what, event }: PlanThing): boolean => {
    const phrase = MASSES.test(what) ? originOf(scene, what)?.phrase : undefined
    return phrase !== undefined && phrase.of === undefined && event !== 'cross-out' && phrase.role === 'subject'
  }
  return scene.things.some(isAllOver) ? { ...scene, things: scene.things.filter((thing) => !isAllOver(thing)) } : scene
}

/** What stands alone in a picture and would say something else there, or is missing there. */
export const withWholeThings = (scene: Scene, analysis: Analysis): Scene =>
  withInstrument(withoutPassengers(withoutLimbs(withoutMasses(withoutDrops(scene, analysis)), analysis), analysis))
