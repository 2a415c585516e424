import type { LyricsToVideoInput } from '@fablecut/contracts/operations/workflow/generate-lyrics-to-video'
import { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import type { Start, StartedRun } from './start-generation.ts'
import { startMusicVideo } from './start-music-video.ts'
import type { StoryServices } from '../platform/story-services.ts'

/** The simple lyrics form: a music video of the kind `lyrics-video` whose look the song chooses (C-289, CD-12). */
export function startLyricsToVideo(services: StoryServices, start: Start<LyricsToVideoInput>): Promise<StartedRun> {
  const input = musicVideoInput.parse({ ...start.input, video_type: 'lyrics-video' })
  return startMusicVideo(services, { ...start, input }, '/stories/workflow/generate_lyrics_to_video')
}
