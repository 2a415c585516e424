import { EngineRefusal } from '@fablecut/generation/engine-error'

/** Who speaks a film is down, and its creator lets another one speak it. The message is for creators, for runs that do not speak the whole film. */
export class OtherSpeakerNeeded extends EngineRefusal {
  constructor(message: string) {
    super('other_speaker_needed', message)
  }
}
