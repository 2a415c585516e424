import { translated } from './locale/translated.ts'

/** Controls of the video player. */
export const playerTexts = translated('playerTexts', {
  name: 'Film player',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  positionOf: (at: string, total: string) => `${at} of ${total}`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  enterFullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  loading: 'Loading the film',
} as const)
