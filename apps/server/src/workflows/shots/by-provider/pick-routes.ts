import { type AdvancedSettings, BUILT_IN_MAKER } from '@fablecut/domain/story/models/models'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import type { MediaKind, MediaRequest } from '@fablecut/generation/requests/media-request'
import { maySwitchProvider } from '../../provider-choice/may-switch-provider.ts'
import { services } from '../../run/services.ts'

type Choice = Pick<AdvancedSettings, 'madeBy' | 'whenUnavailable'>

/** Who makes a request, and the other providers of the same model; empty: the built-in engine, as it was chosen or nothing else makes the model. */
export type PickedRoutes = {
  readonly route: Route | null
  readonly others: readonly Route[]
  /** Whether one of the others may make it when the first is down. */
  readonly maySwitch: boolean
}

/**
 * Who makes a request for a picked model. Throws a refusal where a provider makes the model, but not with these options: nothing else is made in its place.
 */
export function pickRoutes(kind: MediaKind, picked: string, request: MediaRequest, { madeBy, whenUnavailable }: Choice = {}): PickedRoutes {
  const none = { route: null, others: [], maySwitch: false }
  if (madeBy === BUILT_IN_MAKER) return none
  const { routes } = services().providers
  const [offer] = routes.offers(kind, picked)
  if (!offer) return none
  const able = routes.ranked(kind, picked, request)
  const route = able.find(({ row }) => row.provider === madeBy) ?? able[0]
  if (!route)
    throw new EngineRefusal(
      'invalid_request',
      `${offer.row.title} cannot make it with these options. Pick others and try again: nothing was charged.`,
    )
  return { route, others: able.filter((other) => other !== route), maySwitch: maySwitchProvider({ madeBy, whenUnavailable }) }
}

/** The engine of a picked model, e.g. `fal/fal-ai/flux/dev`; null: the built-in one. */
export function chosenEngine(kind: MediaKind, picked: string, { madeBy }: Choice = {}): string | null {
  if (madeBy === BUILT_IN_MAKER) return null
  const offers = services().providers.routes.offers(kind, picked)
  const route = offers.find(({ row }) => row.provider === madeBy) ?? offers[0]
  return route ? engineOfRoute(route) : null
}
