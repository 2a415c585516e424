import type { MusicMood, MusicMoment, MusicScenes, StoryboardShot } from '../../../ports/writer.ts'
import type { Chooser } from '../seeded-choice.ts'
import type { CameraWork } from './camera-work.ts'
import type { Drive } from './drive.ts'
import type { World } from './scenery.ts'
import { ATMOSPHERE } from './song-mood.ts'

/** All that is decided before the first shot of a film is written. */
export type SongFilm = {
  readonly request: MusicScenes
  readonly moments: readonly MusicMoment[]
  readonly drives: readonly Drive[]
  readonly camera: readonly CameraWork[]
  readonly mood: MusicMood
  readonly world: World
  readonly chooser: Chooser
}

/** What one shot shows. `light`: an hour or weather; `motion`: what moves. */
export type ShotPlan = {
  readonly title: string
  readonly seen: string
  readonly light: string
  readonly motion: string
  readonly work: CameraWork
}

/** The camera stands in both prompts: a picture is painted where its clip begins. */
export function shotOf({ title, seen, light, motion, work }: ShotPlan, mood: MusicMood): StoryboardShot {
  const look = [light, ATMOSPHERE[mood]].filter((part) => part !== '').join(', ')
  return {
    title,
    voiceOver: '',
    imagePrompt: `${work.framing}, ${work.camera}: ${seen}, ${look}`,
    videoPrompt: `${capital(work.camera)}; ${seen}, ${motion}`,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
