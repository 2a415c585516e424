import type * as english from '../../editor/words.ts'
import type { Translation } from '../../locale/translation.ts'

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: '显示', lines: '字幕行', words: '词语' },
  transcript: '影片的文字',
  hint: '选择词语并按 Delete 将其从影片中剪掉，或直接输入其他文字代替。拖动句子的手柄可移动句子。',
  hintOfRecording: '选择词语并按 Delete 将其从影片中剪掉。拖动句子的手柄可移动句子。',
  empty: '还没有文字。镜头配上旁白，或在“字幕行”中识别你的录音后就会显示。分离片段的声音后，可以识别其中的话。',
  untyped: '这些行还没有文字：有人说话，但未能识别。请在“字幕行”中输入。',
  find: '查找词语',
  matches: (index, count) => (count === 0 ? '无匹配' : `${index} / ${count}`),
  previous: '上一个匹配',
  next: '下一个匹配',
  actions: '所选词语',
  change: '更改句子',
  up: '上移句子',
  down: '下移句子',
  moved: (place, count) => `第 ${place} 句，共 ${count} 句`,
  delete: '删除词语',
  cut: '剪切词语',
  paste: '将词语移到这里',
  toMove: (count) => `待移动 ${count} 个词：选择一个词，将移到它前面`,
  pause: (seconds) => `${seconds} 秒`,
  cleanUp: {
    fillers: '语气词',
    pauses: '停顿',
    longer: '停顿超过',
    seconds: (seconds) => `${seconds} 秒`,
    found: (count, seconds) => (count === 0 ? '未找到' : `找到 ${count} 处，缩短 ${seconds} 秒`),
    apply: (count) => `移除 ${count} 处`,
    cancel: '保留',
  },
}
