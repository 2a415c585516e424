import type { PlanAction, PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import type { Action } from '../../characters/poses/pose.ts'

/** A pose that shows a thing in use and so draws it itself. */
type Use = {
  readonly actions: ReadonlySet<PlanAction>
  readonly things: ReadonlySet<string>
  readonly pose: Action
  readonly isAlone?: boolean
}

const use = (pose: Action, actions: readonly PlanAction[], things: readonly string[], isAlone = false): Use => ({
  pose,
  actions: new Set(actions),
  things: new Set(things),
  isAlone,
})

const USES: readonly Use[] = [
  use('strum', ['play', 'hold', 'work'], ['guitar']),
  use('fiddle', ['play', 'hold', 'work'], ['violin']),
  use('drum', ['play', 'work', 'sit'], ['drum-set', 'drum']),
  use('piano', ['play', 'sit', 'work'], ['piano']),
  use('phone', ['talk'], ['mobile-phone', 'telephone']),
  use('fish', ['stand', 'sit', 'hold', 'work', 'look', 'throw'], ['fishing-pole']),
  use('dig', ['dig'], ['spade', 'shovel']),
  use('sweep', ['sweep'], ['broom']),
  use('type', ['write', 'work', 'sit', 'read', 'look'], ['laptop', 'desktop-computer', 'keyboard']),
  use('study', ['read'], ['desk', 'table', 'round-table']),
  use('rake', ['work', 'sweep'], ['rake']),
  use('cook', ['cook'], ['pot-of-food', 'frying-pan', 'cooking']),
  use('paint-portrait', ['work'], ['portrait'], true),
  // Who paints a wall has no easel.
  use('paint', ['work'], ['paintbrush', 'artist-palette', 'framed-picture'], true),
  use('kick', ['play', 'run'], ['soccer-ball']),
  use('swing', ['play'], ['tennis-racket']),
  use('box', ['fight'], ['red-boxing-glove']),
  use('shoot', ['throw', 'jump', 'play'], ['basketball']),
  use('drive', ['sit', 'ride'], ['car', 'racing-car', 'sports-car']),
]
/** Places without a road. */
const ROADLESS =
  /^(?:room|kitchen|bathroom|bedroom|office|school|lab|library|hospital|cafe|restaurant|sea|underwater|space|river|courtroom|prison|attic|gym|bus|under-ice|japan-room|hallway|cellar|church|closet|cottage|great-hall|ship-deck|summit|train|car|plane|shop|hot-spring)$/u

/** A figure that uses a thing. `pose`: what it is seen doing; `what`: names of the things that the pose draws. */
export type UseOfThing = { readonly figure: PlanFigure; readonly pose: Action; readonly what: ReadonlySet<string> }

/** The figure of a cast that uses one of the things beside it, if any. */
export function useOfThing(cast: readonly PlanFigure[], things: readonly PlanThing[], place?: string): UseOfThing | undefined {
  const present = things.filter(({ event, count }) => event !== 'cross-out' && count === 1)
  for (const { actions, things: icons, pose, isAlone } of USES) {
    const used = present.filter(({ what }) => icons.has(artOf(what) ?? ''))
    const figure = cast.find(({ action, what }) => actions.has(action) && artOf(what) === 'person')
    if (used.length === 0 || !figure || (isAlone && used.length < things.length)) continue
    if (pose === 'drive' && ROADLESS.test(place ?? '')) continue
    return { figure, pose, what: new Set(used.map(({ what }) => what)) }
  }
  return undefined
}
