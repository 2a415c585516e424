import { EngineRefusal } from '@fablecut/generation/engine-error'

/** The provider that speaks a film is down, and its creator lets another one speak the whole film. The message is for creators, for runs that do not speak it whole. */
export class SpeechProviderDown extends EngineRefusal {
  constructor(message: string) {
    super('speech_provider_down', message)
  }
}
