import { formatCount, formatPercent } from '../../format.ts'
import type * as english from '../../community/views.ts'
import type { Translation } from '../../locale/translation.ts'

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: (views) => (views === 1 ? '1 Aufruf' : `${formatCount(views)} Aufrufe`),
  panel: {
    title: 'So wurde sie angesehen',
    note: 'Pro Tag zählt jede Person einmal. Deine eigenen Aufrufe zählen nicht.',
    total: (views) => (views === 1 ? 'Bisher 1 Aufruf' : `Bisher ${formatCount(views)} Aufrufe`),
    loading: 'Aufrufe werden geladen',
    failed: 'Die Aufrufe konnten nicht gelesen werden',
    retry: 'Noch einmal versuchen',
    none: 'In den letzten 30 Tagen hat sie niemand angesehen.',
    days: 'Aufrufe pro Tag, letzte 30 Tage',
    most: (views, day) => `Die meisten an einem Tag: ${formatCount(views)} am ${day}`,
    day: 'Tag',
    views: 'Aufrufe',
    through: 'Wie weit sie angesehen wurde, letzte 30 Tage',
    average: (share) => `Im Durchschnitt wurden ${formatPercent(share)} davon angesehen.`,
    reached: ['Angefangen', 'Ein Viertel', 'Die Hälfte', 'Drei Viertel', 'Bis zum Ende'],
    share: (share, views) => `${formatPercent(share)} (${formatCount(views)})`,
  },
}
