import type * as english from '../../editor/sentence.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

type Offer = Parameters<typeof english.sentenceTexts.offer>[0]

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: '更改句子',
  field: '句子的文字',
  change: '朗读',
  cancel: '取消',
  free: '免费',
  newClip: '如果此片段太短，则制作新片段',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `生成新的配音和字幕；镜头时长由 ${formatDecimal(nowSeconds, 1)} 秒变为约 ${formatDecimal(thenSeconds, 1)} 秒。${FITS[fit](canMakeClip)}`,
  running: '正在生成新配音',
  done: '句子已更改，可用“撤销”全部恢复。',
  failed: (reason) => `${reason}。影片保持原样，没有扣费，你写的文字已保留。`,
  clipTooShort: '新配音太长，镜头的片段无法拉伸到这个长度。',
  makeClip: (credits) => `用 ${credits} 积分制作新片段`,
  price: '价格已变化。请查看新价格后再次点击。',
  unsaved: '最新的修改无法保存，因此没有执行任何操作。请先点击“保存失败”旁的“重试”。',
  inProgress: '此句子正在更改，或整部影片正在制作。请等待其完成；你写的文字已保留在此。',
  notStarted: '无法更改句子。你写的文字已保留在此。',
}

const FITS: Readonly<Record<Offer['fit'], (canMakeClip: boolean) => string>> = {
  picture: () => '图片会显示同样的时长。',
  trimmed: () => '片段会修剪到相应长度。',
  slowed: () => '片段会放慢到相应长度。',
  too_short: (canMakeClip) => (canMakeClip ? '即使半速播放，片段也太短。' : '即使半速播放，片段也太短：配音会延续到下一个镜头。'),
}
