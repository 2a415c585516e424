import type * as english from '../../community/views.ts'
import { formatCount, formatPercent } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: (views) => `${formatCount(views)}回視聴`,
  panel: {
    title: '視聴のようす',
    note: '同じ人の視聴は1日1回と数えます。自分の視聴は数えません。',
    total: (views) => `これまでに${formatCount(views)}回視聴`,
    loading: '視聴データを読み込み中',
    failed: '視聴データを読み取れませんでした',
    retry: '再試行',
    none: '過去30日間に視聴した人はいません。',
    days: '日別の視聴回数（過去30日間）',
    most: (views, day) => `1日の最多：${day} の${formatCount(views)}回`,
    day: '日付',
    views: '視聴回数',
    through: 'どこまで視聴されたか（過去30日間）',
    average: (share) => `平均で全体の${formatPercent(share)}が視聴されました。`,
    reached: ['再生開始', '4分の1', '半分', '4分の3', '最後まで'],
    share: (share, views) => `${formatPercent(share)}（${formatCount(views)}）`,
  },
}
