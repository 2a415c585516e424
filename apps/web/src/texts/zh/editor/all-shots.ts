import type * as english from '../../editor/all-shots.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: '全部镜头',
  count: (shots, length, isEstimate) => `${shots} 个镜头，${isEstimate ? '约 ' : ''}${length}`,
  showHidden: '显示隐藏的',
  add: '添加镜头',
  addAfter: (number) => (number === null ? '在此添加镜头' : `在镜头 ${number} 后添加镜头`),
  missing: {
    image: (count) => `生成缺少的 ${count} 张图片`,
    video: (count) => `生成缺少的 ${count} 个视频`,
  },
  selected: (count) => `已选 ${count} 个`,
  regenerate: {
    image: (count) => `重新生成 ${count} 张图片`,
    video: (count) => `重新生成 ${count} 个视频`,
  },
  clear: '取消选择',
  card: {
    name: (number, words) => {
      const name = number === null ? '隐藏的镜头' : `镜头 ${number}`
      return words ? `${name}：${words}` : name
    },
    noText: '还没有文字',
    hidden: '已隐藏',
    select: (number) => `选择镜头 ${number}`,
    more: '更多',
    hide: '隐藏',
    unhide: '重新显示',
    delete: '删除',
    moveEarlier: '前移',
    moveLater: '后移',
    regenerate: '重新生成',
    pending: { image: '正在生成图片', video: '正在生成视频', audio: '正在录制配音' },
    failed: '生成失败，未使用积分。',
    seconds: (seconds) => `${formatDecimal(seconds, 1)} 秒`,
    estimate: (seconds) => `约 ${seconds} 秒`,
    noImage: '还没有图片',
    takes: (pictures, clips) => `${pictures} 张图片，${clips} 个片段`,
  },
  moved: (number, of) => `已移动到第 ${number} 位，共 ${of} 位`,
  list: '镜头',
  editor: '镜头',
  closeEditor: '关闭',
  noneSelected: '选择一个镜头进行修改',
  sheet: {
    title: '角色设定图',
    alt: (names) => `${names} 的样子`,
    note: (names) => `${names}：每张图片都以它为准。它为此故事制作一次，没有花费积分。`,
  },
  empty: {
    title: '一个镜头一个镜头地讲述',
    text: '写下画面内容，生成图片，再让它动起来。也可以在编辑器中使用自己的图片和片段。',
    action: '写第一个镜头',
  },
}
