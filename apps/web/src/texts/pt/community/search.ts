import type * as english from '../../community/search.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'Buscar',
  field: 'Buscar histórias e pessoas',
  title: 'Busca',
  pageTitle: (query) => `${query} – Busca`,
  order: 'Ordem dos resultados',
  orders: { relevance: 'Relevância', newest: 'Mais recentes' },
  people: 'Pessoas',
  stories: 'Histórias',
  publishedCount: (count) => plural(count, { one: `${count} história`, other: `${count} histórias` }),
  morePeople: 'Mais pessoas',
  found: (count, hasMore) =>
    plural(count, {
      one: `${count} história encontrada`,
      other: hasMore ? `Mais de ${count} histórias encontradas` : `${count} histórias encontradas`,
    }),
  start: 'Busque um título, palavras de uma história, um estilo ou uma pessoa.',
  startNote: 'Todas as palavras precisam aparecer. A última pode ser o começo de uma palavra.',
  none: (query) => `Nada encontrado para “${query}”.`,
  noneNote: 'Confira a ortografia ou busque menos palavras.',
  allCategories: 'Buscar em todos os tipos',
  failed: 'A busca não funcionou',
  failedText: 'Nada se perdeu. Tente de novo daqui a pouco.',
  peopleFailed: 'Não foi possível buscar pessoas. Tente de novo daqui a pouco.',
}
