import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  loading: '正在加载视频...',
  picture: (title) => `${title} 的预览`,
  untitled: '故事',
  empty: { title: '还没有可显示的内容', text: '将视频、图片或声音拖到时间轴。' },
  failure: {
    unreachable: (title) => `无法加载“${title}”。`,
    undecodable: (title) => `此浏览器无法播放“${title}”。导出的视频中仍会包含它。`,
    unchanged: '你的故事没有任何改动。',
    reload: '重新加载',
  },
  canvas: {
    label: '画面中的项目',
    item: (type) => `画面中的${type}：方向键移动，加号和减号缩放，方括号旋转`,
    scale: '拖动缩放',
    rotate: '拖动旋转',
  },
  asset: { label: (title) => `${title} 的预览`, play: '播放', pause: '暂停', close: '返回时间轴' },
}
