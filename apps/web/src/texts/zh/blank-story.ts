import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: '搭建分镜', note: '一个镜头一个镜头地写' },
    'video-editor': { title: '打开编辑器', note: '剪辑自己的素材' },
  },
  opening: '正在创建你的故事…',
  error: (message) => `错误：${message}`,
  choose: {
    title: '选择创作方式',
    text: '两种方式创建的是同一个空白故事，并会为你保存，可随时切换。',
    views: {
      list: { title: '撰写并生成', label: '分镜' },
      'video-editor': { title: '上传并剪辑', label: '时间轴' },
    },
  },
  wideScreenOnly: {
    title: '在电脑上轻松编辑',
    text: '编辑器需要更宽的屏幕。请拉宽此窗口或缩小页面比例，或者在电脑浏览器中打开 Fablecut，你的故事也在那里。',
    confirm: '好的，知道了！',
    page: '查看故事',
  },
}
