import type { MusicMood, MusicMoment, MusicScenes, StoryboardShot } from '../../../ports/writer.ts'
import type { Chooser } from '../seeded-choice.ts'
import type { CameraWork } from './camera-work.ts'
import type { Intensity } from './intensity.ts'
import type { World } from './scenery.ts'
import { ATMOSPHERE } from './song-mood.ts'

/** Everything decided before the shots of a music video are written. */
export type MusicVideoPlan = {
  readonly request: MusicScenes
  readonly moments: readonly MusicMoment[]
  readonly intensities: readonly Intensity[]
  readonly camera: readonly CameraWork[]
  readonly mood: MusicMood
  readonly world: World
  readonly chooser: Chooser
}

/** Content of one shot. `seen`: people, action and place; `light`: time of day or weather; `motion`: what moves. */
export type ShotPlan = {
  readonly title: string
  readonly seen: string
  readonly light: string
  readonly motion: string
  readonly work: CameraWork
}

/** Both prompts name the camera, because the image is the first frame of the clip. */
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
