import type { PlanFigure, PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Handwork } from './handwork-of.ts'

type Planned = {
  readonly text: string
  readonly plan: ShotPlan
  readonly graphicName?: string
  readonly placeName?: string
  readonly certainPlace?: string
  /** The sentence tells its place itself. */
  readonly isPlaceStated?: boolean
  readonly handwork?: Handwork
}

/** Diagrams of words, instead of which hands are seen; those of numbers stay. */
const OF_WORDS: ReadonlySet<string> = new Set(['steps', 'list', 'words', 'cause', 'counter'])
/** Places in which people do things by hand; elsewhere they are seen on plain ground. */
export const WORKPLACES =
  /^(?:kitchen|office|room|bathroom|bedroom|garage|workshop|lab|garden|farm|cellar|restaurant|cafe|classroom|school|hospital)$/u

/** Actions of figures that show less of it than hands from near. */
const UNSEEN_ACTIONS: ReadonlySet<PlanFigure['action']> = new Set(['stand', 'hold', 'work', 'write', 'look', 'wash'])

/** Who does by hand what is told, if a card or a scene of one person shows less of it; undefined where the plan stays. */
function doerIn({ cast, place, form }: ShotPlan, doer: string): readonly PlanFigure[] | undefined {
  const [first, ...others] = cast
  if (others.length > 0 || (first && first.id !== doer)) return undefined
  const isAtDesk = first?.action === 'write' && place !== undefined && form === 'scene'
  return first && (!UNSEEN_ACTIONS.has(first.action) || isAtDesk) ? undefined : cast
}

/** `Close it`: alone it says nothing beside what is seen. */
const captionAlone = (label: string | undefined): string | undefined => (label && /\b(?:it|them)\b/u.test(label) ? undefined : label)

const numberOf = (text: readonly PlanText[], label: string): PlanText | undefined =>
  text.find(({ role, words }) => role === 'number' && !label.toLowerCase().includes(words.toLowerCase()) && words.split(/\s+/u).length <= 3)

/** What is told to do is seen done by hands, from near, with a few words; in stories beside the face of who does it, without words. Every other plan stays. */
export function withHandwork<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, handwork } = one
    if (!handwork || /^(?:quote|question)$/u.test(plan.form) || (plan.graphic && !OF_WORDS.has(plan.graphic.template))) return one
    const cast = handwork.doer === undefined ? [] : doerIn(plan, handwork.doer)
    if (!cast) return one
    const [first] = handwork.work
    const label = handwork.work.length === 1 && !handwork.isSelfExplanatory ? captionAlone(first?.label) : undefined
    const hasNumber = cast.length === 0 && (first?.label !== undefined || handwork.doer !== undefined || handwork.isSelfExplanatory)
    const number = (hasNumber ? numberOf(plan.text, label ?? '') : undefined) ?? (label === undefined ? handwork.amount : undefined)
    const { graphic: _, placeState: _state, place = one.certainPlace, ...rest } = plan
    // `You are holding a coffee on top of a mountain`: things are held anywhere.
    const isHeldThere = first?.motion === 'hold' && handwork.doer === undefined && one.isPlaceStated === true
    const isAtWork = place !== undefined && (WORKPLACES.test(place) || isHeldThere)
    return {
      ...one,
      graphicName: undefined,
      placeName: isAtWork ? (one.placeName ?? place) : undefined,
      plan: {
        ...rest,
        form: 'scene',
        ...(isAtWork && { place }),
        cast,
        things: handwork.things.map((thing) => ({
          ...plan.things.find(({ what, event }) => what === thing.what && event === undefined),
          ...thing,
        })),
        text: [...(label === undefined ? [] : [{ words: label, role: 'key' as const, at: handwork.at }]), ...(number ? [number] : [])],
        handwork: handwork.work.length > 1 ? handwork.work : handwork.work.map(({ label: _label, ...work }) => work),
        camera: { size: 'insert', angle: 'eye', move: 'push' },
      },
    }
  })
}

const SCREENS = /^(?:smartphone|laptop)$/u

/** What is tapped on a screen is read beside it: all screens look alike. Every other plan stays. */
export function withLabelsOfScreens<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, handwork } = one
    const [work] = handwork?.work ?? []
    const isUnlabelled = plan.handwork?.length === 1 && plan.text.length === 0 && SCREENS.test(plan.handwork[0]!.what)
    const label = captionAlone(work?.label)
    if (!isUnlabelled || label === undefined) return one
    return { ...one, plan: { ...plan, text: [{ words: label, role: 'key', at: handwork!.at }] } }
  })
}
