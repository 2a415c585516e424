import { MOTIONS_ON_LARGE_OBJECTS, NOT_IN_HANDS } from '@fablecut/director/plan/handwork/handwork-of'
import { isThingName } from '@fablecut/director/check/plan-problems'
import { isTooLargeToGrasp } from '@fablecut/director/vocabulary/thing-lengths'
import type { PlanHandwork } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShotAnswer } from './answer.ts'
import { isSaid, type SaidContent } from './graphic-of-answer.ts'
import { vocabularyName } from './vocabulary-name.ts'

type Answered = ShotAnswer['hands'][number]

function thingNamed(name: string): string | undefined {
  const drawn = name === '' ? undefined : vocabularyName(name)
  return drawn !== undefined && isThingName(drawn) ? drawn : undefined
}

/** One thing that hands do; undefined if no hands could do it or a part of it cannot be drawn. */
function workOf({ does, what: answered, with: answeredTool, to, label, denied }: Answered, said: SaidContent): PlanHandwork | undefined {
  const what = thingNamed(answered)
  const [tool, target] = [thingNamed(answeredTool), thingNamed(to)]
  if (what === undefined || NOT_IN_HANDS.test(what)) return undefined
  if (isTooLargeToGrasp(what) && !MOTIONS_ON_LARGE_OBJECTS.test(does)) return undefined
  return {
    motion: does,
    what,
    ...(tool !== undefined && tool !== what && { tool }),
    ...(target !== undefined && target !== what && target !== tool && { target }),
    ...(label !== '' && isSaid(label, said) && { label }),
    ...(denied && { isDenied: true }),
  }
}

/** What hands do in an answered shot. Labels are for several steps: one needs none. */
export function handworkOfAnswer({ hands }: ShotAnswer, said: SaidContent): PlanHandwork[] {
  const work = hands.flatMap((one) => workOf(one, said) ?? [])
  return work.length > 1 ? work : work.map(({ label: _label, ...one }) => one)
}

/** Names of the things that are seen of handwork. */
export const thingsOfHandwork = (work: readonly PlanHandwork[]): string[] => [
  ...new Set(work.flatMap(({ what, tool, target }) => [what, ...(tool ? [tool] : []), ...(target ? [target] : [])])),
]
