import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../../vocabulary/art-of.ts'

/** `Our star will swell into a red giant`: the sun and the giant star that it becomes are one body, seen as the giant. */
export const withOneBody = <P extends { readonly plan: ShotPlan }>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { things } = one.plan
    const isGiant = things.some(({ what }) => artOf(what) === 'burning-star')
    return isGiant ? { ...one, plan: { ...one.plan, things: things.filter(({ what }) => what !== 'sun') } } : one
  })
