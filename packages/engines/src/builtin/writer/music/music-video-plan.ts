import type { MusicMood, MusicMoment, MusicScenes, StoryboardShot } from '../../../ports/writer.ts'
import type { Chooser } from '../seeded-choice.ts'
import type { CameraWork } from './camera-work.ts'
import type { Intensity } from './intensity.ts'
import type { World } from './scenery.ts'
import { ATMOSPHERE } from './song-mood.ts'

/** Inputs of the shot writers of a music video. */
export type MusicVideoPlan = {
  readonly request: MusicScenes
  readonly moments: readonly MusicMoment[]
  readonly intensities: readonly Intensity[]
  readonly camera: readonly CameraWork[]
  readonly mood: MusicMood
  readonly world: World
  readonly chooser: Chooser
}

/** Content of a shot. `content`: people, action and place; `light`: time of day or weather; `motion`: movement in the clip. */
export type ShotPlan = {
  readonly title: string
  readonly content: string
  readonly light: string
  readonly motion: string
  readonly cameraWork: CameraWork
}

/** Builds the prompts of a shot. Both contain the camera move, because the image is the first frame of the clip. */
export function buildShot({ title, content, light, motion, cameraWork }: ShotPlan, mood: MusicMood): StoryboardShot {
  const atmosphere = [light, ATMOSPHERE[mood]].filter((part) => part !== '').join(', ')
  return {
    title,
    voiceOver: '',
    imagePrompt: `${cameraWork.framing}, ${cameraWork.camera}: ${content}, ${atmosphere}`,
    videoPrompt: `${capital(cameraWork.camera)}; ${content}, ${motion}`,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
