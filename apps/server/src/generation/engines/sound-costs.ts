import { BUILT_IN_MAKER } from '@fablecut/domain/story/models/models'
import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import type { Routes } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { RouteCost } from '../../provider-spend/require-budget.ts'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { INSTRUMENTAL, songRequestOf, soundRoutes, speechRequestOf } from './sound-routes.ts'

export type SoundCost = RouteCost & { readonly sound: SoundKind }

/** What the sounds of a story cost that providers make. `chosen`: who was chosen to make a sound; others are made by the first provider that can. */
export function soundCosts(
  routes: Routes,
  inputs: StoryInputs,
  chosen: Readonly<Partial<Record<SoundKind, string | undefined>>> = {},
): readonly SoundCost[] {
  return requestsOf(inputs).flatMap(({ sound, request }) => {
    const madeBy = chosen[sound]
    if (madeBy === BUILT_IN_MAKER) return []
    const makers = soundRoutes(routes, inputs, sound)
    const route = makers.find(({ row }) => row.provider === madeBy) ?? makers[0]
    return route ? [{ sound, route, usd: requestCost(route.row, request) }] : []
  })
}

/** Music that nobody picked, the narration and the song, as far as they are known before they are written. */
function requestsOf(inputs: StoryInputs): readonly { readonly sound: SoundKind; readonly request: MediaRequest }[] {
  const { scriptContent, backgroundMusic, isSung, lyrics = '' } = inputs
  return [
    ...(scriptContent !== undefined ? [{ sound: 'speech', request: { ...speechRequestOf(inputs), prompt: scriptContent } } as const] : []),
    ...(backgroundMusic === 'auto' ? [{ sound: 'music', request: INSTRUMENTAL } as const] : []),
    ...(isSung ? [{ sound: 'song', request: songRequestOf(lyrics) } as const] : []),
  ]
}
