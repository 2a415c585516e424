import type * as english from '../../community/remixes.ts'
import type { Translation } from '../../locale/translation.ts'

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: 'Remix',
  origins: 'Remix de',
  gone: 'Une histoire supprimée ou non publique',
  by: (author) => `par ${author}`,
  list: (total) => `${total} remix`,
  more: (shown, total) => `Affichage des ${shown} plus récents sur ${total}.`,
  show: (count, title) => `Afficher ${count} remix de « ${title} »`,
  hide: (title) => `Masquer les remix de « ${title} »`,
  remixesOf: (title) => `Remix de « ${title} »`,
  failed: 'Les remix n’ont pas pu être lus',
  retry: 'Réessayer',
  remixed: 'Remixées par d’autres',
}
