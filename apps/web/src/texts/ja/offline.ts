import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: 'オフラインです',
    text: 'Fablecut の利用には接続が必要です。ストーリーはサーバーに保存されています。オンラインになると、このページはもう一度開きます。',
  },
  unreachable: {
    title: 'サーバーが応答しません',
    text: '現在 Fablecut に接続できません。ストーリーはサーバーに保存されています。しばらくしてからもう一度お試しください。',
  },
  retry: '再試行',
}
