import type * as english from '../errors.ts'
import { formatNumber } from '../format.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: '部分输入无效，没有开始任何操作。',
  MALFORMED_JSON: '无法读取请求。请重新加载页面后再试。',
  IDEMPOTENCY_KEY_REUSED: '此请求已用其他内容发送过。请再次点击按钮。',
  COMMUNITY_CONTENT_MODERATION: '此内容无法发布。',
  UNAUTHORIZED: '请登录。',
  INSUFFICIENT_CREDITS: '积分不足',
  FORBIDDEN: '你无权执行此操作。',
  FORBIDDEN_ORIGIN: '此地址不是服务器预期的地址。请打开服务器启动时显示的地址。',
  NOT_FOUND: '未找到',
  STORY_NOT_FOUND: '未找到故事',
  CONFLICT: '现在无法执行。请重新加载页面查看变化。',
  PRICE_CHANGED: '价格已变化。没有扣费，请查看新价格。',
  RUN_IN_PROGRESS: '此故事还有另一个任务未完成，请等待。',
  STORY_NOT_PAUSED: '此故事未处于暂停状态。',
  BUDGET_SPENT: '服务商模型的预算已用完。没有扣费。',
  STALE_DOCUMENT: '此故事已在别处修改。请重新加载页面。',
  OUTDATED_CLIENT: 'Fablecut 已更新。请重新加载页面；未保存的编辑会保留在此浏览器中。',
  PAYLOAD_TOO_LARGE: '内容过大，无法发送。',
  UNSUPPORTED_MEDIA_TYPE: '不支持此类型的文件。',
  INVALID_WORKFLOW_ID: '工作流 ID 无效',
  INVALID_WORKFLOW_IDS: '工作流 ID 无效',
  TOO_MANY_REQUESTS: '请求过多，请稍后再试。',
  TOO_MANY_RUNS: '同时制作的故事过多，请等待其中一个完成。',
  OUT_OF_SPACE: '服务器磁盘空间不足。没有扣费。',
  UNAVAILABLE: '服务器尚未就绪，请稍后再试。',
  NEWER_DATA: '此内容由比当前服务器更新的 Fablecut 版本保存。内容没有丢失，请更新服务器。',
  INTERNAL_ERROR: '我们这边出了点问题，请稍后再试。',
}

export const networkText: Translation<typeof english.networkText> = '网络错误。请检查网络连接后重试。'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS}：需要 ${formatNumber(required)}，你有 ${formatNumber(available)}`
