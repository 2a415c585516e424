import type { CharacterLook } from '../../ports/options.ts'

/** Input of a scene: the shot's prompt, its position in the story, and the cast. */
export type SceneRequest = {
  readonly prompt: string
  readonly storyText?: string
  readonly storySeed: number
  readonly shotIndex: number
  readonly shotCount: number
  readonly seed: number
  /** Take number of the shot; see ImageOptions. */
  readonly take?: number
  readonly character?: CharacterLook
  readonly companions?: readonly CharacterLook[]
}
