import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: 'ムービープレーヤー',
  play: '再生',
  pause: '一時停止',
  position: '位置',
  positionOf: (at, total) => `${at} / ${total}`,
  mute: 'ミュート',
  unmute: 'ミュート解除',
  volume: '音量',
  enterFullScreen: '全画面',
  leaveFullScreen: '全画面を終了',
  loading: 'ムービーを読み込み中',
}
