import type * as english from '../ui.ts'
import type { Translation } from '../locale/translation.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  back: '返回',
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  dismiss: '忽略',
  menu: '菜单',
  credits: '积分',
}
