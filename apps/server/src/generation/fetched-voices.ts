import { AppError } from '@fablecut/contracts/errors/app-error'
import { isInstalledVoiceKey } from '@fablecut/domain/story/inputs/voices'
import { installedEngines } from '@fablecut/engines/optional/installed'

export type FetchedVoice = {
  readonly key: string
  readonly language: string
  readonly gender: 'female' | 'male'
  readonly source: string
}

/** Voices downloaded to this installation, as selectable by creators. */
export const fetchedVoices = (): FetchedVoice[] =>
  installedEngines().flatMap((engine) =>
    engine.kind === 'voice'
      ? [{ key: engine.name, language: engine.languages[0] ?? '', gender: engine.gender, source: engine.source }]
      : [],
  )

/** Throws 422 for a fetched voice that is not installed (any more). */
export function requireInstalledVoice(key: string): void {
  if (!isInstalledVoiceKey(key) || fetchedVoices().some((voice) => voice.key === key)) return
  const message = 'Please select a valid voice'
  throw new AppError('INVALID_INPUT', { message, data: { fields: { voiceover_voice: message } } })
}
