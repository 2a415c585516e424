import { formatCount, formatPercent } from '../../format.ts'
import type * as english from '../../community/views.ts'
import type { Translation } from '../../locale/translation.ts'

/** From here `formatCount` writes millions, which are followed by “de”. */
const MILLION = 999_950

const viewsOf = (views: number): string => {
  if (views >= MILLION) return `${formatCount(views)} de vues`
  return views > 1 ? `${formatCount(views)} vues` : `${views} vue`
}

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: viewsOf,
  panel: {
    title: 'Comment elle a été regardée',
    note: 'Chaque personne compte une fois par jour. Vos propres vues ne comptent pas.',
    total: (views) => `${viewsOf(views)} jusqu’ici`,
    loading: 'Chargement des vues',
    failed: 'Les vues n’ont pas pu être lues',
    retry: 'Réessayer',
    none: 'Personne ne l’a regardée ces 30 derniers jours.',
    days: 'Vues par jour, 30 derniers jours',
    most: (views, day) => `Maximum en un jour : ${formatCount(views)} le ${day}`,
    day: 'Jour',
    views: 'Vues',
    through: 'Jusqu’où elle a été regardée, 30 derniers jours',
    average: (share) => `En moyenne, ${formatPercent(share)} de sa durée ont été regardés.`,
    reached: ['Début', 'Un quart', 'La moitié', 'Trois quarts', 'Jusqu’à la fin'],
    share: (share, views) => `${formatPercent(share)} (${formatCount(views)})`,
  },
}
