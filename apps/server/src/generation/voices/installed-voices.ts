import { AppError } from '@fablecut/contracts/errors/app-error'
import { isInstalledVoiceKey } from '@fablecut/domain/story/inputs/voices'
import { installedEngines } from '@fablecut/studio/optional/installed'

export type InstalledVoice = {
  readonly key: string
  readonly language: string
  readonly gender: 'female' | 'male'
  readonly source: string
}

/** Voices installed with `npm run engines`, which creators can select. */
export const installedVoices = (): InstalledVoice[] =>
  installedEngines().flatMap((engine) =>
    engine.kind === 'voice'
      ? [{ key: engine.name, language: engine.languages[0] ?? '', gender: engine.gender, source: engine.source }]
      : [],
  )

/** Throws 422 for a voice that is not installed. */
export function requireInstalledVoice(key: string): void {
  if (!isInstalledVoiceKey(key) || installedVoices().some((voice) => voice.key === key)) return
  const message = 'Please select a valid voice'
  throw new AppError('INVALID_INPUT', { message, data: { fields: { voiceover_voice: message } } })
}
