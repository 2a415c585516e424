import { providerVoiceName } from '@fablecut/generation/catalogue/row-voice'
import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import { soundRoutes, voiceOf } from '../../generation/engines/sound-routes.ts'
import type { RunView } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'

/** A voice of a model. `engine`: e.g. `elevenlabs/eleven_multilingual_v2`; `voice`: the provider's, null where the model decides or is built in. */
export type SpeakerName = { readonly engine: string; readonly voice: string | null }

/** `routes`: the connections that speak with this voice, of which any may speak a shot of a film; none: the built-in narrator. */
export type Speaker = SpeakerName & { readonly routes: readonly Route[] }

/** Who can speak with the voice of a story, in the order of their connections, with the built-in narrator where nobody else can. Voices that are installed here speak themselves. */
export function speakersOf({ inputs }: Pick<RunView, 'inputs'>): readonly [Speaker, ...Speaker[]] {
  const voice = voiceOf(inputs)
  const routes = soundRoutes(services().providers.routes, inputs, 'speech')
  const groups = Map.groupBy(routes, (route) => JSON.stringify(nameOf(route, voice)))
  const [first, ...others] = [...groups.values()].map((group): Speaker => ({ ...nameOf(group[0]!, voice), routes: group }))
  return first ? [first, ...others] : [builtInSpeaker()]
}

export const builtInSpeaker = (): Speaker => ({ engine: engineName(services().engines.speech), voice: null, routes: [] })

export const isSameSpeaker = (a: SpeakerName, b: SpeakerName): boolean => a.engine === b.engine && a.voice === b.voice

const nameOf = (route: Route, picked: string): SpeakerName => ({
  engine: engineOfRoute(route),
  voice: providerVoiceName(route.row, picked),
})
