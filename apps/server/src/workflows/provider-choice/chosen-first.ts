import { BUILT_IN_MAKER } from '@fablecut/domain/story/models/models'
import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { Route } from '@fablecut/generation/provider/routes'
import type { RunView } from '../../runs/read-run.ts'
import { chosenSoundMaker } from '../../runs/sound-choice.ts'

/** The routes of a sound with the chosen provider's before all others; none where the built-in engine was chosen. Throws an EngineRefusal where the chosen provider is no longer connected. */
export function chosenFirst(view: Pick<RunView, 'input'>, sound: SoundKind, routes: readonly Route[]): readonly Route[] {
  const chosen = chosenSoundMaker(view, sound)
  if (chosen === undefined) return routes
  if (chosen === BUILT_IN_MAKER) return []
  const own = routes.filter(({ row }) => row.provider === chosen)
  if (own.length === 0)
    throw new EngineRefusal('not_connected', 'The chosen provider is no longer connected. Try again: nothing was charged.')
  return [...own, ...routes.filter((route) => !own.includes(route))]
}
