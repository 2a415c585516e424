import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Token } from '../../text/token.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { actionOf } from '../actions.ts'
import { type Item, originOf, type Scene } from '../scene-item.ts'

const DEPICTING = /^(?:draw|sketch|paint|doodle|illustrate|carve|sculpt|embroider)$/u
/** Of what a figure of stone or wood remains. */
const SCULPTING = /^(?:carve|sculpt)$/u
/** What is drawn at a table, with a pen. */
const ON_PAPER = /^(?:draw|sketch|doodle|illustrate)$/u

/** Whether a figure is only what another one draws, paints or carves. */
const isDepictedBy = (verb: number, item: Item | undefined): boolean =>
  item?.span !== undefined &&
  item.span[0] > verb &&
  (item.role === 'object' || item.phrase?.preposition === 'of') &&
  item.span[0] - verb <= MOST_WORDS
const MOST_WORDS = 8

/** What somebody draws or paints whom no noun or pronoun of the sentence shows. */
const deedOfUnseen = ({ tokens, bars }: Analysis): Token | undefined =>
  tokens.find((token) => {
    const isDepicting = token.pos === 'VERB' && bars[token.i] === '' && (ON_PAPER.test(token.lemma) || token.lemma === 'paint')
    return isDepicting && /^(?:write|work)$/u.test(actionOf(token, tokens) ?? '')
  })

/** People and animals that somebody draws, paints or carves are not there themselves. */
export function withDepictions(scene: Scene, analysis: Analysis): Scene {
  const maker = scene.cast.find(({ id, what }) => {
    const origin = originOf(scene, id)
    return origin?.role === 'subject' && artOf(what) === 'person' && DEPICTING.test(origin.verb?.lemma ?? '')
  })
  const verb = maker ? originOf(scene, maker.id)?.verb : deedOfUnseen(analysis)
  if (!verb || maker?.action === 'stand') return scene
  const depicted = scene.cast.filter((figure) => figure !== maker && isDepictedBy(verb.i, originOf(scene, figure.id)))
  const cast = scene.cast.filter((figure) => !depicted.includes(figure))
  if (!maker) return depicted.length > 0 ? { ...scene, cast } : scene
  const isSculpture = depicted.length > 0 && SCULPTING.test(verb.lemma)
  const { target: _, ...rest } = maker
  const own: PlanFigure = ON_PAPER.test(verb.lemma) ? { ...rest, action: 'write' } : isSculpture ? { ...rest, target: SCULPTURE } : maker
  const things = isSculpture ? [...scene.things.filter(({ what }) => what !== SCULPTURE), { what: SCULPTURE, count: 1 }] : scene.things
  return { ...scene, cast: cast.map((figure) => (figure === maker ? own : figure)), things }
}
const SCULPTURE = 'statue'
