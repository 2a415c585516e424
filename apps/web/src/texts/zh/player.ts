import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: '影片播放器',
  play: '播放',
  pause: '暂停',
  position: '位置',
  positionOf: (at, total) => `${at} / ${total}`,
  mute: '静音',
  unmute: '取消静音',
  volume: '音量',
  enterFullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  loading: '正在加载影片',
}
