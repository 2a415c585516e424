import type * as english from '../../community/views.ts'
import { formatCount, formatPercent } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: (views) => `${formatCount(views)} 次观看`,
  panel: {
    title: '观看情况',
    note: '每位观众每天计一次。你自己的观看不计入。',
    total: (views) => `至今 ${formatCount(views)} 次观看`,
    loading: '正在加载观看数据',
    failed: '无法读取观看数据',
    retry: '重试',
    none: '最近 30 天没有人观看。',
    days: '最近 30 天每日观看次数',
    most: (views, day) => `单日最高：${day}，${formatCount(views)} 次`,
    day: '日期',
    views: '观看次数',
    through: '最近 30 天的观看进度',
    average: (share) => `平均观看了 ${formatPercent(share)}。`,
    reached: ['开始', '四分之一', '一半', '四分之三', '看完'],
    share: (share, views) => `${formatPercent(share)}（${formatCount(views)}）`,
  },
}
