import type * as english from '../../editor/shape.ts'
import type { Translation } from '../../locale/translation.ts'

export const shapeTexts: Translation<typeof english.shapeTexts> = {
  menu: (ratio) => `画幅：${ratio}`,
  title: '更换画幅',
  description: '绘制的镜头会以相同的文字、风格和人物重新构图。其他图片会围绕主体裁剪；标题和字幕会重新排版。剪辑点和时间保持不变。',
  ratio: '影片画幅',
  names: { '16:9': '横屏 16:9', '9:16': '竖屏 9:16', '1:1': '方形 1:1' },
  now: '这是影片当前的画幅。',
  preview: (ratio) => `首批图片，裁剪为 ${ratio}`,
  previewHint: '仅供参考：绘制的内容会按此画幅重新构图，而不是裁剪。',
  loading: '正在查看所需内容…',
  loadError: '无法确定此画幅所需的内容。',
  tryAgain: '重试',
  composed: (images, clips) =>
    `需重新构图：${[...(images > 0 ? [`${images} 张图片`] : []), ...(clips > 0 ? [`${clips} 个片段`] : [])].join('和')}。`,
  reframed: (count) => `另有 ${count} 个图片或片段会围绕主体裁剪，免费。`,
  nothingToMake: '此画幅无需重新绘制，免费。',
  kept: '影片当前的样子会保留在版本中，可以免费换回。',
  change: (ratio) => `更换为 ${ratio}`,
  close: '关闭',
  running: '正在重新构图',
  phases: { images: '图片', clips: '片段', waiting: '正在等待开始' },
  wait: '全部完成之前，影片保持原样。失败的部分不扣费。',
  cancel: '取消',
  done: (ratio) => `影片现在是 ${ratio}`,
  someFailed: (count) => `${count} 个镜头无法重新构图，已改为裁剪，不扣费`,
  unsaved: '最新的修改无法保存，因此没有执行任何操作。请先点击“保存失败”旁的“重试”。',
  price: '价格已变化，请再次查看。',
  failed: '无法更换画幅。影片保持原样。',
}
