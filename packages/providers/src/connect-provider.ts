import type { Connection } from '@fablecut/generation/provider/connection'
import type { Provider } from '@fablecut/generation/provider/provider'
import type { ProviderName } from '@fablecut/generation/provider/provider-names'
import { connectComfyUi } from './comfyui/connect-comfyui.ts'
import { connectElevenLabs } from './elevenlabs/connect-elevenlabs.ts'
import { connectFal } from './fal/connect-fal.ts'
import { connectOpenAi } from './openai/connect-openai.ts'
import { connectReplicate } from './replicate/connect-replicate.ts'

/** Providers of media; Anthropic only writes. */
const CONNECT: Readonly<Partial<Record<ProviderName, (connection: Connection) => Provider>>> = {
  openai: connectOpenAi,
  fal: connectFal,
  replicate: connectReplicate,
  comfyui: connectComfyUi,
  elevenlabs: connectElevenLabs,
}

/** Throws a RangeError for a provider that makes no media. */
export function connectProvider(connection: Connection): Provider {
  const connect = CONNECT[connection.provider]
  if (connect === undefined) throw new RangeError(`${connection.provider} makes no media`)
  return connect(connection)
}
