import type * as english from '../../community/remixes.ts'
import type { Translation } from '../../locale/translation.ts'

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: 'रीमिक्स',
  origins: 'मूल स्टोरी',
  gone: 'एक स्टोरी, जो मिटा दी गई या सार्वजनिक नहीं है',
  by: (author) => `${author} की ओर से`,
  list: (total) => `${total} रीमिक्स`,
  more: (shown, total) => `${total} में से सबसे नए ${shown} दिख रहे हैं।`,
  show: (count, title) => (count === 1 ? `“${title}” का 1 रीमिक्स दिखाएँ` : `“${title}” के ${count} रीमिक्स दिखाएँ`),
  hide: (title) => `“${title}” के रीमिक्स छिपाएँ`,
  remixesOf: (title) => `“${title}” के रीमिक्स`,
  failed: 'रीमिक्स पढ़े नहीं जा सके',
  retry: 'फिर कोशिश करें',
  remixed: 'दूसरों की रीमिक्स की हुई',
}
