import { songIdOf } from '@fablecut/domain/song/song-url'
import { isInstalledVoiceKey } from '@fablecut/domain/story/inputs/voices'
import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import type { Route, Routes } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { SONG_FILE_SECONDS } from '../../songs/song-file.ts'

/** The voice that was selected for the language of the story, else that of the form. */
export const voiceOf = ({ voiceoverVoiceAutoSelection, voiceoverVoice }: StoryInputs): string =>
  voiceoverVoiceAutoSelection?.voiceover ?? voiceoverVoice ?? 'auto'

/** A narration without what a shot says. */
export const speechRequestOf = (inputs: StoryInputs): MediaRequest => {
  const { language } = inputs
  return { kind: 'speech', prompt: '', voice: voiceOf(inputs), ...(language && { language }) }
}

/** The providers that can make a sound of a story, in the order of their connections; empty: the built-in engine makes it, which cannot sing. */
export function soundRoutes(routes: Routes, inputs: StoryInputs, sound: SoundKind): readonly Route[] {
  if (sound === 'song') return singingRoutes(routes)
  if (sound === 'music') return songIdOf(inputs.backgroundMusic) === null ? routes.ranked('music', 'auto', INSTRUMENTAL) : []
  // Voices that are installed here speak themselves.
  return isInstalledVoiceKey(voiceOf(inputs)) ? [] : routes.ranked('speech', voiceOf(inputs), speechRequestOf(inputs))
}

/** Background music, of which nothing more is known yet. */
export const INSTRUMENTAL: MediaRequest = { kind: 'music', prompt: '', mode: 'instrumental' }

/** A song of the library that is sung. */
export const songRequestOf = (prompt: string): MediaRequest => ({ kind: 'music', prompt, seconds: SONG_FILE_SECONDS, mode: 'song' })

/** The models that make songs with a voice, one of each connection. */
export const singingRoutes = (routes: Routes): readonly Route[] =>
  routes
    .ranked('music', 'auto', { kind: 'music', prompt: '', mode: 'song' })
    .filter(({ row }) => row.send.mode?.values['song'] !== undefined)
