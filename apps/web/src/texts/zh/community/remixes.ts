import type * as english from '../../community/remixes.ts'
import type { Translation } from '../../locale/translation.ts'

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: '改编',
  origins: '改编自',
  gone: '一个已删除或未公开的故事',
  by: (author) => `作者：${author}`,
  list: (total) => `${total} 个改编`,
  more: (shown, total) => `共 ${total} 个，显示最新的 ${shown} 个。`,
  show: (count, title) => `显示“${title}”的 ${count} 个改编`,
  hide: (title) => `隐藏“${title}”的改编`,
  remixesOf: (title) => `“${title}”的改编`,
  failed: '无法读取改编',
  retry: '重试',
  remixed: '被他人改编',
}
