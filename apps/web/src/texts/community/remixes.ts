import { translated } from '../locale/translated.ts'

/** What a story was remixed from, and its remixes. */
export const remixTexts = translated('remixTexts', {
  title: 'Remixes',
  origins: 'Remixed from',
  gone: 'A story that was deleted or is not public',
  by: (author: string) => `by ${author}`,
  list: (total: number) => (total === 1 ? '1 remix' : `${total} remixes`),
  more: (shown: number, total: number) => `The newest ${shown} of ${total} are shown.`,
  show: (count: number, title: string) => (count === 1 ? `Show 1 remix of “${title}”` : `Show ${count} remixes of “${title}”`),
  hide: (title: string) => `Hide the remixes of “${title}”`,
  remixesOf: (title: string) => `Remixes of “${title}”`,
  failed: 'The remixes could not be read',
  retry: 'Try again',
  remixed: 'Remixed by others',
} as const)
