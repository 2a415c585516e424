import type * as english from '../../editor/translation.ts'
import type { Translation } from '../../locale/translation.ts'

const GENDERS: Readonly<Record<string, string>> = { female: '女声', male: '男声' }

const picturesOf = (shots: readonly number[]): string => `镜头 ${shots.join('、')} 的图片`

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: '其他语言',
  title: '用其他语言制作此故事',
  description: '生成一个图片相同的新故事：重新制作配音、字幕和标题，片段会适配新的配音。此故事保持原样。',
  language: '语言',
  voice: '声音',
  autoVoice: '该语言的声音',
  voiceName: (gender, source) => `${source}，${GENDERS[gender] ?? gender}`,
  name: '标题',
  sentences: '句子',
  line: {
    sentence: (shot, language) => `镜头 ${shot} 的${language}句子`,
    title: (number, language) => `标题 ${number}（${language}）`,
    picture: (shot, language) => `镜头 ${shot} 图片中的${language}文字`,
  },
  original: {
    sentence: (shot) => `镜头 ${shot}`,
    title: (number) => `标题 ${number}`,
    picture: (shot) => `镜头 ${shot} 的图片中`,
  },
  propose: (count, language) => `将 ${count} 行翻译为${language}`,
  proposedBy: (name) => `由 ${name} 翻译；制作故事前请通读每一行。`,
  noModel: '未连接语言模型，因此不会自动翻译。请在每行旁边写下或粘贴译文。',
  notAll: (count) => `${count} 行未能译好。请自行填写，或重试。`,
  failed: '无法翻译句子。已有的内容已保留。',
  paintPictures: (language) => `用${language}重新制作带文字的图片`,
  painted: (shots, credits) =>
    `${picturesOf(shots)}中有文字：请在下方翻译${credits === null ? '' : `；重新制作需 ${credits} 积分`}。其他图片保持不变。`,
  notPainted: (shots) => `${picturesOf(shots)}中可能有文字，将保持原样。`,
  missing: (count) => `还有 ${count} 行待翻译`,
  start: '制作故事',
  free: '免费',
  running: (count, language) => `正在用${language}朗读 ${count} 个句子`,
  runningNote: '你可以关闭此窗口并继续操作。新故事在“我的故事”中。',
  done: (title) => `“${title}”已完成`,
  someFailed: (count) => `${count} 个句子无法朗读，仍是原来的声音。请在新故事中重新生成。`,
  picturesFailed: (count) => `${count} 张图片无法重新制作，仍是原来的文字；没有为此扣费。`,
  runFailed: '无法制作配音。新故事及译好的句子在“我的故事”中；没有扣费。',
  open: '打开新故事',
  close: '关闭',
  cancel: '取消',
  nothing: '此故事没有旁白。',
  unsaved: '最新的修改无法保存，因此没有执行任何操作。请先点击“保存失败”旁的“重试”。',
  startFailed: '无法制作故事。你的句子已保留在此。',
}
