import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

const MOUNTAINS = '(?:mountain|peak|volcano|Vesuvius|Etna|Krakatoa|Pelée|Tambora|Pinatubo|St\\.? Helens)'
/** `The mountain above them exploded`: a volcano. */
const ERUPTS = new RegExp(`\\b${MOUNTAINS}\\b[^,.;]*\\b(?:explod|erupt|blew|blow)\\w*`, 'iu')
/** What rises from it. */
const PLUME = /\b(?:column|cloud|plume|pillar|tower|wall)s? of (?:\p{L}+ (?:and )?)?(?:ash|smoke|gas|gases|pumice|dust|steam|fire)\b/iu
const SHAPES = /^(?:column|pillar|cloud|tower|wall|ash|smoke|mountain)$/u

const VOLCANO: PlanThing = { what: 'volcano', count: 1, state: 'smoking' }

/** Of a script in which a mountain erupts, the mountain is a volcano in open land, and what rises from it is seen above it, not as a thing of its shape. */
export function withEruptions<P extends Planned>(planned: readonly P[]): P[] {
  const begin = planned.findIndex(({ analysis }) => analysis !== undefined && ERUPTS.test(analysis.text))
  if (begin < 0) return [...planned]
  return planned.map((one, i) => {
    const { plan, analysis } = one
    const text = analysis?.text ?? ''
    const isErupting = ERUPTS.test(text) || (i >= begin && PLUME.test(text))
    if (!isErupting || plan.graphic || plan.cast.length > 0) return one
    const others = plan.things.filter(({ what }) => !SHAPES.test(what) && what !== 'volcano' && what !== 'sky')
    return {
      ...one,
      placeName: undefined,
      plan: {
        ...plan,
        form: 'scene' as const,
        place: 'plain',
        things: [VOLCANO, ...others],
        camera: { ...plan.camera, size: 'wide' as const },
      },
    }
  })
}
