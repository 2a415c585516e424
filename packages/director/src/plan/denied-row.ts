import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import type { Picture } from '../story/story-state.ts'
import { isNegation } from '../text/clauses.ts'

type Uncut = Omit<ShotPlan, 'camera'>

/** `No wires, no app, no account`: the thing that a script is about, beside what it does without. Every other plan, and one without such a thing, stays. */
export function withThingOfDeniedRow<P extends Uncut>(plan: P, { text, tokens }: Analysis, hero: Picture | undefined): P {
  const { graphic } = plan
  const isDenied = graphic?.template === 'list' && tokens.some((token, _, all) => isNegation(token, all))
  if (!isDenied || !hero || hero.isPerson || hero.drawn.file === 'animal') return plan
  const words = text.toLowerCase().split(/\s+/u)
  let from = 0
  const lines = graphic.items.map(({ label }): PlanText => {
    const at = words.indexOf(label.toLowerCase().split(' ')[0]!, from)
    from = at + 1
    return { words: label, role: 'key', at: Math.max(0, at) }
  })
  return { ...plan, form: 'scene', graphic: undefined, things: [{ what: hero.name, count: 1 }], text: lines }
}
