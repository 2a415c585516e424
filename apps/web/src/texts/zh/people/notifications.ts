import type * as english from '../../people/notifications.ts'
import type { Translation } from '../../locale/translation.ts'

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: '通知',
  bell: (unread) => {
    if (unread === 0) return '通知'
    return unread >= 100 ? '通知，超过 99 条新通知' : `通知，${unread} 条新通知`
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: '正在加载通知',
  failed: '无法读取通知',
  retry: '重试',
  empty: '还没有通知。你故事的点赞、改编和评论以及新粉丝会显示在这里。',
  emptyAction: '探索社区',
  more: '显示更多',
  isNew: '新',
  settings: '通知设置',
  who: (name, others) => (others === 0 ? name : `${name} 和另外 ${others} 人`),
  kinds: {
    like: (who, title) => `${who} 赞了“${title}”`,
    follow: (who) => `${who} 关注了你`,
    remix: (who, title, original) => `${who} 发布了“${title}”，改编自你的故事“${original}”`,
    new_story: (who, title) => `${who} 发布了“${title}”`,
    comment: (who, title) => `${who} 评论了“${title}”`,
    reply: (who, title) => `${who} 回复了你在“${title}”下的评论`,
  },
  preferences: {
    title: '通知',
    note: '选择在应用内和通过邮件通知你的事项。同一事项的邮件每小时最多一封，如果你已在这里看过则不会发送。',
    noMails: '此站点不发送邮件。',
    loading: '正在加载通知设置',
    kind: '事项',
    inApp: '应用内',
    byMail: '邮件',
    kinds: {
      like: '你的故事被点赞',
      follow: '新粉丝',
      remix: '你的故事被改编',
      new_story: '你关注的用户发布新故事',
      comment: '你的故事收到评论',
      reply: '你的评论收到回复',
    },
    inAppOf: (kind) => `${kind}：应用内`,
    byMailOf: (kind) => `${kind}：邮件`,
  },
  unsubscribe: {
    title: '邮件',
    working: '正在关闭邮件通知…',
    done: {
      like: '你不会再收到故事被点赞的邮件。',
      follow: '你不会再收到新粉丝的邮件。',
      remix: '你不会再收到故事被改编的邮件。',
      new_story: '你不会再收到所关注用户发布新故事的邮件。',
      comment: '你不会再收到故事评论的邮件。',
      reply: '你不会再收到评论回复的邮件。',
    },
    doneNote: '你可以在账号页面重新开启。',
    account: '打开我的账号',
    invalid: '此链接无效或已失效',
    invalidNote: '你可以在账号页面关闭邮件通知。',
    failed: '无法关闭邮件通知',
    retry: '重试',
  },
}
