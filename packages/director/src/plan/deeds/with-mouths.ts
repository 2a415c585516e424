import type { PlanAction, PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed, isAnimalName } from '../../vocabulary/vocabulary.ts'
import { originOf, type Scene } from '../scene-item.ts'

const MOUTHS = /^(?:mouth|jaw|jaws|beak|bill|teeth|tooth|snout|trunk|talon|claw)$/u
/** What an animal may do with something in its mouth. */
const ON_GROUND: ReadonlySet<PlanAction> = new Set<PlanAction>(['stand', 'walk', 'run', 'hold', 'carry', 'eat', 'look'])

/** `with a mouse in its mouth`, `held the ball between its teeth`: what is in the mouth of an animal. */
function inMouth({ phrases, tokens }: Analysis): Phrase | undefined {
  const mouth = phrases.find(
    ({ lemma, possessor, bar, preposition = '' }) =>
      MOUTHS.test(lemma) && possessor !== undefined && bar === '' && /^(?:in|between)$/u.test(preposition),
  )
  return mouth && phrases.find(({ end }) => end === mouth.start - 2 && tokens[mouth.start - 1]?.pos === 'ADP')
}

function carrying(scene: Scene, analysis: Analysis): Scene {
  const carried = inMouth(analysis)
  const carrier = scene.cast.find(
    ({ id, what, action }) => isAnimalName(what) && originOf(scene, id)?.role === 'subject' && ON_GROUND.has(action),
  )
  if (!carried || !carrier) return scene
  const isIt = (key: string): boolean => originOf(scene, key)?.phrase === carried
  const target = scene.things.find(({ what }) => isIt(what))?.what ?? scene.cast.find(({ id }) => id !== carrier.id && isIt(id))?.what
  if (target === undefined) return scene
  const held: PlanFigure = { ...carrier, action: 'carry', target }
  return { ...scene, cast: scene.cast.map((figure) => (figure === carrier ? held : figure)) }
}

/** What is blown or breathed is told behind the verb and comes from the mouth; what has no picture is not seen. */
function blowing(scene: Scene, { phrases }: Analysis): Scene {
  const blower = scene.cast.find(({ action }) => action === 'blow')
  const verb = blower && originOf(scene, blower.id)?.verb
  if (!verb) return scene
  const object = phrases.find(
    ({ start, bar, lemma }) => start > verb.i && start - verb.i <= 4 && bar === '' && drawableNamed(lemma)?.art !== undefined,
  )
  const known = object && scene.things.find(({ what }) => originOf(scene, what)?.phrase === object)
  const what = known?.what ?? object?.lemma
  const { target: _, ...own } = blower
  const cast = scene.cast.map((figure) => (figure === blower ? { ...own, ...(what !== undefined && { target: what }) } : figure))
  return { ...scene, cast, things: known || what === undefined ? scene.things : [...scene.things, { what, count: 1 }] }
}

/** A scene with what is in the mouth of an animal, or comes from a mouth. */
export const withMouths = (scene: Scene, analysis: Analysis): Scene => blowing(carrying(scene, analysis), analysis)
