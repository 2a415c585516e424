import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { withWholeLettering } from '../../lettering/whole/whole-lettering.ts'
import type { Analysis } from '../../story/analysis.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Anybody who only stands there. */
const isAnonymousAlone = ({ form, cast, things, graphic }: ShotPlan): boolean =>
  form === 'words' &&
  !graphic &&
  things.length === 0 &&
  cast.length === 1 &&
  cast.every(({ what, action, feeling }) => what === 'person' && action === 'stand' && feeling === 'neutral')

/** Cards on which anybody would stand without words have words alone. Before the lettering, which leaves more out beside somebody. */
export function withoutAnonymousFigures<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    if (!isAnonymousAlone(one.plan)) return one
    const isWordless = withWholeLettering([one])[0]!.plan.text.length === 0
    return isWordless ? { ...one, plan: { ...one.plan, cast: [] } } : one
  })
}
