import type { LyricsToVideoInput } from '@fablecut/contracts/operations/workflow/generate-lyrics-to-video'
import { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import type { StartRequest, StartedRun } from './start-generation.ts'
import { startMusicVideo } from './start-music-video.ts'
import type { StoryServices } from '../platform/story-services.ts'

/** The simple lyrics form: a music video of type `lyrics-video` whose style is chosen by the song (CD-12). */
export function startLyricsToVideo(services: StoryServices, start: StartRequest<LyricsToVideoInput>): Promise<StartedRun> {
  const input = musicVideoInput.parse({ ...start.input, video_type: 'lyrics-video' })
  return startMusicVideo(services, { ...start, input }, '/stories/workflow/generate_lyrics_to_video')
}
