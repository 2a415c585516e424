import type * as english from '../../community/search.ts'
import type { Translation } from '../../locale/translation.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: '搜索',
  field: '搜索故事和用户',
  title: '搜索',
  pageTitle: (query) => `${query} – 搜索`,
  order: '结果排序',
  orders: { relevance: '相关度', newest: '最新' },
  people: '用户',
  stories: '故事',
  publishedCount: (count) => `${count} 个故事`,
  morePeople: '更多用户',
  found: (count, hasMore) => (hasMore ? `找到超过 ${count} 个故事` : `找到 ${count} 个故事`),
  start: '搜索标题、故事中的文字、风格或用户。',
  startNote: '需要匹配所有词语，最后一个可以只输入开头。',
  none: (query) => `没有找到与“${query}”相关的内容。`,
  noneNote: '请检查拼写，或减少搜索词。',
  allCategories: '搜索所有类型',
  failed: '搜索失败',
  failedText: '内容没有丢失，请稍后重试。',
  peopleFailed: '无法搜索用户，请稍后重试。',
}
