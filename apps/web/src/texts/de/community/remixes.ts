import type * as english from '../../community/remixes.ts'
import type { Translation } from '../../locale/translation.ts'

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: 'Remixe',
  origins: 'Remix von',
  gone: 'Eine Story, die gelöscht wurde oder nicht öffentlich ist',
  by: (author) => `von ${author}`,
  list: (total) => (total === 1 ? '1 Remix' : `${total} Remixe`),
  more: (shown, total) => `Die neuesten ${shown} von ${total} werden gezeigt.`,
  show: (count, title) => (count === 1 ? `1 Remix von „${title}“ anzeigen` : `${count} Remixe von „${title}“ anzeigen`),
  hide: (title) => `Remixe von „${title}“ ausblenden`,
  remixesOf: (title) => `Remixe von „${title}“`,
  failed: 'Die Remixe konnten nicht gelesen werden',
  retry: 'Noch einmal versuchen',
  remixed: 'Von anderen geremixt',
}
