import { VOICES, type Voice } from '@fablecut/domain/story/inputs/voices'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { createTexts } from '../../../texts/create.ts'
import { languageNameOf, voiceNameOf } from './voice/installable-voices.ts'

/** Built-in voices, then those downloaded to this installation. */
export function useVoices(): readonly Voice[] {
  const { data } = useQuery(query.system.get.queryOptions())
  const fetched = data?.fetched_voices ?? []
  return [
    ...VOICES,
    ...fetched.map(({ key, language, gender }) => ({
      key,
      language,
      gender,
      name: voiceNameOf(key),
      description: createTexts.voice.fetched(languageNameOf(language)),
    })),
  ]
}
