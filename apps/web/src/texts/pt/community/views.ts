import { formatCount, formatPercent } from '../../format.ts'
import type * as english from '../../community/views.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

/** From here `formatCount` writes millions, which are followed by “de”. */
const MILLION = 999_950

const viewsOf = (views: number): string =>
  views >= MILLION
    ? `${formatCount(views)} de visualizações`
    : plural(views, { one: `${formatCount(views)} visualização`, other: `${formatCount(views)} visualizações` })

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: viewsOf,
  panel: {
    title: 'Como ela foi assistida',
    note: 'Cada pessoa conta uma vez por dia. Suas próprias visualizações não contam.',
    total: (views) => `${viewsOf(views)} até agora`,
    loading: 'Carregando visualizações',
    failed: 'Não foi possível ler as visualizações',
    retry: 'Tentar de novo',
    none: 'Ninguém assistiu nos últimos 30 dias.',
    days: 'Visualizações por dia, últimos 30 dias',
    most: (views, day) => `Máximo em um dia: ${formatCount(views)} em ${day}`,
    day: 'Dia',
    views: 'Visualizações',
    through: 'Até onde foi assistida, últimos 30 dias',
    average: (share) => `Em média, foram assistidos ${formatPercent(share)} dela.`,
    reached: ['Começo', 'Um quarto', 'Metade', 'Três quartos', 'Até o fim'],
    share: (share, views) => `${formatPercent(share)} (${formatCount(views)})`,
  },
}
