import type * as english from '../../community/search.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'Buscar',
  field: 'Buscar historias y personas',
  title: 'Búsqueda',
  pageTitle: (query) => `${query} – Búsqueda`,
  order: 'Orden de los resultados',
  orders: { relevance: 'Relevancia', newest: 'Más recientes' },
  people: 'Personas',
  stories: 'Historias',
  publishedCount: (count) => plural(count, { one: `${count} historia`, other: `${count} historias` }),
  morePeople: 'Más personas',
  found: (count, hasMore) =>
    plural(count, {
      one: `${count} historia encontrada`,
      other: hasMore ? `Más de ${count} historias encontradas` : `${count} historias encontradas`,
    }),
  start: 'Busca un título, palabras de una historia, un estilo o una persona.',
  startNote: 'Tienen que aparecer todas las palabras. La última puede ser el comienzo de una palabra.',
  none: (query) => `No se encontró nada para “${query}”.`,
  noneNote: 'Revisa la ortografía o busca menos palabras.',
  allCategories: 'Buscar en todos los tipos',
  failed: 'La búsqueda no funcionó',
  failedText: 'No se ha perdido nada. Vuelve a intentarlo en un momento.',
  peopleFailed: 'No se pudieron buscar personas. Vuelve a intentarlo en un momento.',
}
