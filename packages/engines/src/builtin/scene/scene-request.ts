import type { CharacterLook } from '../../ports/options.ts'

/** What a scene is read from: the words of its shot, where in the story it stands, and who plays. */
export type SceneRequest = {
  readonly prompt: string
  readonly storyText?: string
  readonly storySeed: number
  readonly shotIndex: number
  readonly shotCount: number
  readonly seed: number
  /** Counts the pictures of one shot; see ImageOptions. */
  readonly take?: number
  readonly character?: CharacterLook
  readonly companions?: readonly CharacterLook[]
}
