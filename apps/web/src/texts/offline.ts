import { translated } from './locale/translated.ts'

/** The page that the browser shows when the server can't be reached. */
export const offlineTexts = translated('offlineTexts', {
  offline: {
    title: 'You are offline',
    text: 'Fablecut needs a connection. Your stories are kept on the server, and this page opens again as soon as you are online.',
  },
  unreachable: {
    title: 'The server does not answer',
    text: 'Fablecut can’t be reached right now. Your stories are kept on the server. Please try again in a moment.',
  },
  retry: 'Try again',
} as const)
