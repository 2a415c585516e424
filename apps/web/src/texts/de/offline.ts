import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: 'Du bist offline',
    text: 'Fablecut braucht eine Verbindung. Deine Storys liegen auf dem Server, und diese Seite öffnet sich wieder, sobald du online bist.',
  },
  unreachable: {
    title: 'Der Server antwortet nicht',
    text: 'Fablecut ist gerade nicht erreichbar. Deine Storys liegen auf dem Server. Bitte versuche es gleich noch einmal.',
  },
  retry: 'Noch einmal versuchen',
}
