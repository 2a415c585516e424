import type { PlanAction, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

type Frightening = { readonly text: string; readonly plan: ShotPlan; readonly isFrightening?: boolean }

/** What is done by whom a hero hears. */
export const VOCAL_ACTIONS: ReadonlySet<PlanAction> = new Set<PlanAction>(['talk', 'laugh', 'sing', 'cry'])
const UNSEEN = /\b(?:whisper|hiss|murmur|breath)\w*\b|\bbehind (?:me|him|her|us|them)\b/iu

/** `from right behind her a child whispered hello`: in a script that frightens, who is heard once behind its hero is not seen beside the hero. */
export function withoutUnseenVoices<P extends Frightening>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    if (!one.isFrightening || !UNSEEN.test(one.text)) return one
    const isKnown = (id: string) => planned.some((other) => other !== one && other.plan.cast.some((figure) => figure.id === id))
    const cast = one.plan.cast.filter(({ id, action }) => !VOCAL_ACTIONS.has(action) || isKnown(id))
    return cast.some(({ id }) => isKnown(id)) ? { ...one, plan: { ...one.plan, cast } } : one
  })
}
