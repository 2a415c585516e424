import { isPassive } from '../plan/actions.ts'
import type { Scene } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'
import { artOf } from '../vocabulary/art-of.ts'

/** What is done with the whole body, so that who only stands there does something else. */
const SEEN_DEEDS: ReadonlySet<string> = new Set(
  'lift bury pass throw toss hurl evacuate search fight escape flee attack chase rescue drag build demolish chop smash shoot kill strike beat hunt dive row sail kneel crawl unload harvest plough plow milk shear vote march protest riot collapse faint surrender charge invade storm crash struggle wrestle juggle paint sew knit weave shovel shave surf ski skate leap jump climb swim dance juggle stab kick punch parachute stretch squeeze clap cheer applaud celebrate assemble'.split(
    ' ',
  ),
)

/** What a crowd is seen doing that stands close together. */
const OF_CROWDS = /^(?:dance|clap|cheer|applaud|celebrate|march|protest|vote|riot|storm)$/u
const IDLE = /^(?:stand|look|think)$/u
const UNREAL = /^(?:want|hope|wish|plan|decide|promise|refuse|learn|teach|like|love|hate|need|try|prepare|forbid|afford|allow|dream)$/u

/** The deed of a sentence that is really done: `They threw the furniture`, `were told to leave`. */
const isDeedDone = ({ tokens, bars }: Analysis, isCrowd: boolean): boolean =>
  tokens.some((token) => {
    if (token.pos !== 'VERB' || bars[token.i] !== '' || isPassive(token, tokens)) return false
    const { lemma, i } = token
    // `Residents were told to leave`.
    if (lemma === 'leave' && /^(?:told|ordered|forced|urged) to$/u.test(`${tokens[i - 2]?.low} ${tokens[i - 1]?.low}`)) return true
    if (!SEEN_DEEDS.has(lemma) || (isCrowd && OF_CROWDS.test(lemma))) return false
    const main = tokens[i - 1]?.low === 'to' ? tokens.slice(0, i - 1).findLast(({ pos }) => pos === 'VERB') : undefined
    return !(main && UNREAL.test(main.lemma))
  })

/** People who only stand there while they flee, fight, throw or search are not shown, nor the place without them. */
export function withoutIdlePeople(scene: Scene, analysis: Analysis): Scene {
  // `Flush it with water from the kettle`: whoever is told to does not stand beside it.
  const [first] = analysis.tokens
  const isCommand = first?.pos === 'VERB' && first.low === first.lemma
  if (
    isCommand &&
    scene.things.length > 0 &&
    scene.cast.length === 1 &&
    scene.cast.every(({ what, action }) => what === 'person' && action === 'stand')
  )
    return { ...scene, cast: [] }
  const people = scene.cast.filter(({ what }) => artOf(what) === 'person')
  const crowds = scene.things.filter(({ what, event }) => artOf(what) === 'person' && (event === undefined || event === 'swarm'))
  const isIdle =
    people.length + crowds.length > 0 && people.every(({ action }) => IDLE.test(action)) && isDeedDone(analysis, people.length === 0)
  if (!isIdle) return scene
  const cast = scene.cast.filter((figure) => !people.includes(figure))
  const things = scene.things.filter((thing) => !crowds.includes(thing))
  const isEmpty = cast.length + things.length === 0
  return { ...scene, cast, things, ...(isEmpty && { place: undefined }) }
}
