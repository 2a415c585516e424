import type { Experimental_VideoModelV4 as VideoModelV4, ImageModelV4 } from '@ai-sdk/provider'
import type { ImageModelName, VideoModelName } from '@fablecut/domain/story/models/models'
import type { Engines } from './ports/engines.ts'

/** Outside providers that a studio may connect. */
export type ProviderName = 'fal' | 'openai' | 'google'

/** Keys of connected providers, from the environment. */
export type ProviderSettings = Readonly<Partial<Record<ProviderName, { readonly apiKey: string }>>>

/** Makes the models of one provider; undefined for a name that it doesn't serve. */
export type HostedProvider = {
  image(name: ImageModelName, apiKey: string): ImageModelV4 | undefined
  video(name: VideoModelName, apiKey: string): VideoModelV4 | undefined
}

/** The provider that serves a model a creator picked. */
const IMAGE_PROVIDERS: Record<ImageModelName, ProviderName> = {
  flux_kontext: 'fal',
  fluxdev: 'fal',
  character: 'fal',
  gpt: 'openai',
  'nano-banana': 'google',
  seedream4: 'fal',
  'qwen-image': 'fal',
  imagen4: 'google',
}

const VIDEO_PROVIDERS: Record<VideoModelName, ProviderName> = {
  kling: 'fal',
  'kling2.1': 'fal',
  'kling2-5': 'fal',
  'pixverse4.5': 'fal',
  pixverse5: 'fal',
  veo2: 'google',
  veo3_fast: 'google',
  hedra: 'fal',
  'wan-i2v': 'fal',
  'wan2.2-i2v': 'fal',
  'wan-multi-talk': 'fal',
  'seedance-v1': 'fal',
  'MiniMax-Hailuo-02': 'fal',
  'creatify-aurora': 'fal',
  'vidu-q2': 'fal',
}

/** Hosted providers that this build can speak to. None yet: a key alone changes nothing, and every name is served by the built-in engines. */
const HOSTED_PROVIDERS: Readonly<Partial<Record<ProviderName, HostedProvider>>> = {}

/**
 * Who answers for the model a creator picked: its hosted provider where one is connected, else the built-in engine of `host` (CD-111).
 * Names outside IMAGE_MODELS and VIDEO_MODELS are a bug of the caller: RangeError.
 */
export function createCatalogue(settings: ProviderSettings, host: Engines, hosted = HOSTED_PROVIDERS): Engines {
  const connect = (name: ProviderName) => {
    const [provider, apiKey] = [hosted[name], settings[name]?.apiKey]
    return provider !== undefined && apiKey !== undefined && apiKey !== '' ? { provider, apiKey } : undefined
  }
  return {
    ...host,
    image(name) {
      if (!isNameIn(IMAGE_PROVIDERS, name)) throw new RangeError(`No image model is called ${name}`)
      const connected = connect(IMAGE_PROVIDERS[name])
      return connected?.provider.image(name, connected.apiKey) ?? host.image(name)
    },
    video(name) {
      if (!isNameIn(VIDEO_PROVIDERS, name)) throw new RangeError(`No video model is called ${name}`)
      const connected = connect(VIDEO_PROVIDERS[name])
      return connected?.provider.video(name, connected.apiKey) ?? host.video(name)
    },
    builtinOnly: (Object.keys(settings) as ProviderName[]).every((name) => connect(name) === undefined),
  }
}

function isNameIn<Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(table, name)
}
