import type { Scene } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'
import { artOf } from '../vocabulary/art-of.ts'

/** Actions that are drawn with something in the hands or under somebody. */
const WITH_THING = /^(?:carry|throw|ride|work)$/u

/** `A bottle floats in the river`, `Hope is a candle in a dark room`: a place without what the sentence is about. */
const isEmptyPlace = ({ cast, things, denied, isSubjectSeen }: Scene, { phrases }: Analysis): boolean =>
  cast.length + things.length + denied.length === 0 &&
  !isSubjectSeen &&
  phrases.some(({ role, bar, isName }) => role === 'subject' && bar === '' && !isName)

/**
 * What is done to something without a picture is not shown by the rest of its sentence: of a command nothing, of a story nobody who carries or throws something
 * else.
 */
export function withoutUnseenObjects(scene: Scene, analysis: Analysis): Scene {
  if (isEmptyPlace(scene, analysis)) return { ...scene, place: undefined }
  if (!scene.isObjectUnseen) return scene
  const [first] = analysis.tokens
  const isCommand = first?.pos === 'VERB' && first.low === first.lemma
  if (isCommand) return { ...scene, cast: scene.cast.filter(({ what }) => artOf(what) !== 'person'), things: [] }
  const cast = scene.cast.filter(({ what, action }) => artOf(what) !== 'person' || !WITH_THING.test(action))
  const isEmpty = cast.length < scene.cast.length && cast.length + scene.things.length === 0
  return { ...scene, cast, ...(isEmpty && { place: undefined }) }
}
