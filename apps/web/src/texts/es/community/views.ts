import { formatCount, formatPercent } from '../../format.ts'
import type * as english from '../../community/views.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

/** From here `formatCount` writes millions, which are followed by “de”. */
const MILLION = 999_950

const viewsOf = (views: number): string =>
  views >= MILLION
    ? `${formatCount(views)} de vistas`
    : plural(views, { one: `${formatCount(views)} vista`, other: `${formatCount(views)} vistas` })

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: viewsOf,
  panel: {
    title: 'Cómo se vio',
    note: 'Cada persona cuenta una vez al día. Tus propias vistas no cuentan.',
    total: (views) => `${viewsOf(views)} hasta ahora`,
    loading: 'Cargando vistas',
    failed: 'No se pudieron leer las vistas',
    retry: 'Reintentar',
    none: 'Nadie la ha visto en los últimos 30 días.',
    days: 'Vistas por día, últimos 30 días',
    most: (views, day) => `Máximo en un día: ${formatCount(views)} el ${day}`,
    day: 'Día',
    views: 'Vistas',
    through: 'Hasta dónde se vio, últimos 30 días',
    average: (share) => `En promedio se vio el ${formatPercent(share)}.`,
    reached: ['Comienzo', 'Una cuarta parte', 'La mitad', 'Tres cuartas partes', 'Hasta el final'],
    share: (share, views) => `${formatPercent(share)} (${formatCount(views)})`,
  },
}
