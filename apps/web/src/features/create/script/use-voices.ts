import { VOICES, type Voice } from '@fablecut/domain/story/inputs/voices'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { choiceTexts } from '../../../texts/choices.ts'
import { formatLanguage } from '../../../texts/format.ts'
import { createTexts } from '../../../texts/create.ts'
import { spokenBy } from '../../../texts/engines.ts'
import { voiceNameOf } from './voice/installable-voices.ts'

export type OfferedVoice = Voice & {
  /** Who speaks with it; null for a voice that is installed here, and until it is known. */
  readonly speaker: string | null
  /** The sample is of the built-in narrator. */
  readonly hasSample: boolean
}

/** Listed voices, then those downloaded to this installation. */
export function useVoices(): readonly OfferedVoice[] {
  const { data } = useQuery(query.system.get.queryOptions())
  const fetched = data?.fetched_voices ?? []
  return [
    ...VOICES.map((voice) => {
      const maker = data?.makers.speech[voice.key]
      return {
        ...voice,
        description: choiceTexts.voices[voice.key] ?? voice.description,
        speaker: data ? spokenBy(maker) : null,
        hasSample: maker === undefined,
      }
    }),
    ...fetched.map(({ key, language, gender }) => ({
      key,
      language,
      gender,
      name: voiceNameOf(key),
      description: createTexts.voice.fetched(formatLanguage(language)),
      speaker: null,
      hasSample: false,
    })),
  ]
}

/** Who speaks where the voice is picked from the script; null until it is known. */
export function useAutoSpeaker(): string | null {
  const { data } = useQuery(query.system.get.queryOptions())
  return data ? spokenBy(data.makers.speech.auto) : null
}

/** Whether a connected provider speaks with a voice of the form; undefined until it is known. */
export function useIsSpoken(voice: string): boolean | undefined {
  const { data } = useQuery(query.system.get.queryOptions())
  return data && data.makers.speech[voice] !== undefined
}
