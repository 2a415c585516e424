import type * as english from '../../community/remixes.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: 'Remixes',
  origins: 'Remix de',
  gone: 'Una historia que se eliminó o no es pública',
  by: (author) => `de ${author}`,
  list: (total) => plural(total, { one: `${total} remix`, other: `${total} remixes` }),
  more: (shown, total) => `Se muestran los ${shown} más recientes de ${total}.`,
  show: (count, title) => plural(count, { one: `Ver ${count} remix de “${title}”`, other: `Ver ${count} remixes de “${title}”` }),
  hide: (title) => `Ocultar los remixes de “${title}”`,
  remixesOf: (title) => `Remixes de “${title}”`,
  failed: 'No se pudieron leer los remixes',
  retry: 'Reintentar',
  remixed: 'Remezcladas por otras personas',
}
