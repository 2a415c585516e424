import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: '你已离线',
    text: 'Fablecut 需要网络连接。你的故事保存在服务器上，恢复连接后此页面会重新打开。',
  },
  unreachable: {
    title: '服务器没有响应',
    text: '目前无法连接到 Fablecut。你的故事保存在服务器上，请稍后重试。',
  },
  retry: '重试',
}
