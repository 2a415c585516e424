import type * as english from '../../community/views.ts'
import { formatCount, formatPercent } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: (views) => `${formatCount(views)} व्यू`,
  panel: {
    title: 'इसे कैसे देखा गया',
    note: 'हर दर्शक दिन में एक बार गिना जाता है। आपके अपने व्यू नहीं गिने जाते।',
    total: (views) => `अब तक ${formatCount(views)} व्यू`,
    loading: 'व्यू लोड हो रहे हैं',
    failed: 'व्यू पढ़े नहीं जा सके',
    retry: 'फिर कोशिश करें',
    none: 'पिछले 30 दिनों में इसे किसी ने नहीं देखा।',
    days: 'हर दिन के व्यू, पिछले 30 दिन',
    most: (views, day) => `एक दिन में सबसे ज़्यादा: ${day} को ${formatCount(views)}`,
    day: 'दिन',
    views: 'व्यू',
    through: 'कहाँ तक देखा गया, पिछले 30 दिन',
    average: (share) => `औसतन इसका ${formatPercent(share)} देखा गया।`,
    reached: ['शुरू किया', 'एक चौथाई', 'आधा', 'तीन चौथाई', 'आखिर तक'],
    share: (share, views) => `${formatPercent(share)} (${formatCount(views)})`,
  },
}
