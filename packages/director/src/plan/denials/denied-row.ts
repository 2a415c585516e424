import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { divisionOf } from '../../graphics/division-graphic.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Picture } from '../../story/story-state.ts'
import { isNegation } from '../../text/clause-ends.ts'

type Uncut = Omit<ShotPlan, 'camera'>

const isThing = ({ isPerson, drawn }: Picture): boolean => !isPerson && drawn.file !== 'animal'

/** `No wires, no app, no account`: words instead of a list, beside the thing that a script is about where it is about one. Every other plan stays. */
export function withDenialsAsWords<P extends Uncut>(plan: P, analysis: Analysis, hero: Picture | undefined): P {
  const { text, tokens } = analysis
  const { graphic } = plan
  const isDenied = graphic?.template === 'list' && tokens.some((token, _, all) => isNegation(token, all)) && !divisionOf(analysis)
  if (!isDenied) return plan
  const words = text.toLowerCase().split(/\s+/u)
  let from = 0
  const lines = graphic.items.map(({ label }): PlanText => {
    const at = words.indexOf(label.toLowerCase().split(' ')[0]!, from)
    from = at + 1
    return { words: label, role: 'key', at: Math.max(0, at) }
  })
  const things = hero && isThing(hero) ? [{ what: hero.name, count: 1 }] : []
  return { ...plan, form: things.length > 0 ? 'scene' : 'words', graphic: undefined, things, text: lines }
}
