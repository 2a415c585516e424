import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1_000_000)))

const GENDERS: Readonly<Record<string, string>> = { female: '女声', male: '男声' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: (bytes) => `${megabytes(bytes)} MB`,
  progress: (received, bytes) => `${megabytes(received)} / ${megabytes(bytes)} MB`,
  details: (gender, language, bytes) => `${GENDERS[gender] ?? gender}，${language}，${megabytes(bytes)} MB`,
  offer: {
    label: '更自然的声音',
    title: (language) => `为这部影片使用更自然的${language}声音`,
    text: (name, source, bytes) => `${name}（${source}）在此机器上运行，免费。只需下载一次：${megabytes(bytes)}\u00a0MB。`,
    askStaff: '此站点的管理者可以添加。',
    decline: '暂不',
    selected: (name) => `${name} 已安装，将为这部影片配音。`,
    installed: (name) => `${name} 已安装，可以选作声音。`,
  },
  install: (name) => `安装 ${name}`,
  installShort: '安装',
  installing: (name) => `正在安装 ${name}`,
  goesOn: '你可以继续操作；影片也可以在安装完成前用所选声音开始制作。',
  failed: (name) => `无法安装 ${name}。`,
  retry: '重试',
  more: {
    label: '更多自然的声音',
    text: '只需下载一次到此站点的机器上，免费。',
    askStaff: '此站点的管理者可以添加这些声音。',
    loading: '正在查找更多声音',
    error: '无法加载更多声音的列表。',
  },
}
