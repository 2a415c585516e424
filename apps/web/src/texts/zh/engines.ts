import type * as english from '../engines.ts'
import type { Translation } from '../locale/translation.ts'

const BUILT_IN: Readonly<Record<string, string>> = {
  image: '由内置画师制作',
  video: '由内置动画师制作',
  action: '由内置动作迁移制作',
  music: '由内置作曲家制作',
}

/** Engines by their names after `builtin/`. */
const ENGINES: Readonly<Record<string, string>> = {
  painter: '内置画师',
  animator: '内置动画师',
  composer: '内置作曲家',
  narrator: '内置旁白',
  listener: '内置听写员',
  writer: '内置写手',
  'motion-transfer': '内置动作迁移',
  moderator: '内置审核员',
  portraitist: '内置肖像师',
  stylist: '内置造型师',
  foley: '内置拟音师',
  'song-reader': '内置歌曲分析器',
}

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `由 ${maker} 制作` : (BUILT_IN[medium] ?? medium))

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  maker === null ? '未知的文字由内置听写员转写。' : `未知的文字由 ${maker} 转写。`

export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => (speaker === undefined ? '由内置旁白朗读' : `由 ${speaker} 朗读`)

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `${name} 只有一种画质`,
  mode: (name) => `${name} 没有此模式`,
  resolution: (name) => `${name} 不支持此分辨率`,
  endFrame: (name) => `${name} 不支持尾帧`,
  noNextImage: (name) => `${name} 不支持尾帧：片段不会以下一个镜头的图片结束，镜头之间会直接切换`,
  references: (name) => `${name} 不支持参考图`,
  someReferences: (name, count) => (count === 1 ? `${name} 支持 1 张参考图` : `${name} 最多支持 ${count} 张参考图`),
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) => {
  const known = names[model]
  if (known !== undefined) return known
  const engine = model.replace(/^openai-compatible\//, '')
  return engine.startsWith('builtin/') ? (ENGINES[engine.slice(8)] ?? `内置 ${engine.slice(8)}`) : engine
}

const COSTS = '积分价格保持不变'

const sentTo = (company: string, name: string): string =>
  `由 ${name} 写作和导演：脚本会发送给 ${company}。${COSTS}；${company} 的费用由此站点的管理者支付。`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `由 ${name} 写作和导演`,
  home: (name) => `${name} 撰写脚本，其余由内置引擎制作`,
  notes: {
    this_machine: (name) => `由 ${name} 在此站点的机器上写作和导演。${COSTS}。`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) => `由 ${name} 写作和导演：脚本会发送到运行它的服务器。${COSTS}；该服务器的费用由此站点的管理者支付。`,
  },
}
