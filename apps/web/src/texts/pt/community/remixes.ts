import type * as english from '../../community/remixes.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: 'Remixes',
  origins: 'Remix de',
  gone: 'Uma história que foi excluída ou não é pública',
  by: (author) => `por ${author}`,
  list: (total) => plural(total, { one: `${total} remix`, other: `${total} remixes` }),
  more: (shown, total) => `Mostrando os ${shown} mais recentes de ${total}.`,
  show: (count, title) => plural(count, { one: `Mostrar ${count} remix de “${title}”`, other: `Mostrar ${count} remixes de “${title}”` }),
  hide: (title) => `Ocultar os remixes de “${title}”`,
  remixesOf: (title) => `Remixes de “${title}”`,
  failed: 'Não foi possível ler os remixes',
  retry: 'Tentar de novo',
  remixed: 'Remixadas por outras pessoas',
}
