import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU = '如果不是你本人操作，请立即设置新密码，并检查账号的登录会话和登录方式。'

export const CHINESE_MAILS: MailCatalogue = {
  mails: {
    'confirm-email': () => ({
      subject: '验证你的邮箱',
      lines: ['有人（很可能是你）用此邮箱在 Fablecut 创建了账号。请验证邮箱后登录。'],
      action: '验证此邮箱',
      note: '链接只能使用一次，24 小时内有效。如果你没有创建账号，无需任何操作：未经验证的账号无法使用。',
    }),
    'account-exists': () => ({
      subject: '你已有账号',
      lines: [
        '有人（很可能是你）想用此邮箱在 Fablecut 创建账号。该邮箱已有账号，因此没有任何变化。',
        '请用此邮箱登录。如果忘记了密码，请设置新密码。',
      ],
      action: '设置新密码',
      note: '链接只能使用一次，一小时内有效。如果你没有进行操作，请忽略此邮件。',
    }),
    'reset-password': () => ({
      subject: '设置新密码',
      lines: ['有人（很可能是你）请求为使用此邮箱的 Fablecut 账号设置新密码。'],
      action: '设置新密码',
      note: '链接只能使用一次，一小时内有效。如果不是你请求的，无需任何操作：你的密码保持不变。',
    }),
    'change-email': () => ({
      subject: '验证你的新邮箱',
      lines: ['有人（很可能是你）希望今后将此邮箱用于 Fablecut 账号。'],
      action: '使用此邮箱',
      note: '链接只能使用一次，一小时内有效。如果不是你请求的，请忽略此邮件。',
    }),
    'change-email-asked': ({ newEmail }) => ({
      subject: '你的邮箱即将更改',
      lines: [`有人（很可能是你）请求将你的 Fablecut 账号邮箱改为 ${newEmail}。该邮箱通过验证后即会更改。`, NOT_YOU],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: '你的邮箱已更改',
      lines: [`你的 Fablecut 账号邮箱现在是 ${newEmail}。此邮箱不会再收到邮件。`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: '你的密码已更改',
      lines: ['你的 Fablecut 账号密码已更改。', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: '新增了一种登录方式',
      lines: [`你的 Fablecut 账号新增了一种登录方式：${method}。`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
      subject: '移除了一种登录方式',
      lines: [`以下方式不能再用于登录你的 Fablecut 账号：${method}。`, NOT_YOU],
    }),
    'second-factor-on': () => ({
      subject: '登录现在需要验证码',
      lines: ['从现在起，登录你的 Fablecut 账号需要身份验证器应用中的验证码。', NOT_YOU],
    }),
    'second-factor-off': () => ({
      subject: '登录不再需要验证码',
      lines: ['登录你的 Fablecut 账号不再需要身份验证器应用中的验证码。', NOT_YOU],
    }),
    invitation: () => ({
      subject: '邀请你加入 Fablecut',
      lines: ['邀请你在 Fablecut 创建账号，这是一个 AI 短视频工作室。'],
      action: '创建账号',
      note: '链接只能使用一次，七天内有效。',
    }),
    moderation: ({ subject, reason }) => ({
      subject: '来自管理员的消息',
      lines: [`Fablecut 的管理员已对“${subject}”作出处理。`, `原因：${reason}`],
      action: '查看消息',
      note: '其中说明了处理结果，你可以在那里提出申诉。如果你已无法登录，登录页面上有申诉链接。',
    }),
  },
  notifications: {
    like: ({ who, title }) => ({
      subject: `${who} 赞了“${title}”`,
      lines: [`${who} 赞了你的故事“${title}”。`],
      action: '打开故事',
    }),
    follow: ({ who }) => ({
      subject: `${who} 关注了你`,
      lines: [`${who} 关注了你，会看到你发布的故事。`],
      action: '查看主页',
    }),
    remix: ({ who, title, original }) => ({
      subject: `${who} 改编了“${original}”`,
      lines: [`${who} 发布了“${title}”，改编自你的故事“${original}”。`],
      action: '观看改编',
    }),
    new_story: ({ who, title }) => ({
      subject: `${who} 发布了“${title}”`,
      lines: [`你关注的 ${who} 发布了新故事：“${title}”。`],
      action: '观看',
    }),
    comment: ({ who, title }) => ({
      subject: `${who} 评论了“${title}”`,
      lines: [`${who} 评论了你的故事“${title}”。`],
      action: '查看评论',
    }),
    reply: ({ who, title }) => ({
      subject: `${who} 在“${title}”下回复了你`,
      lines: [`${who} 回复了你在“${title}”下的评论。`],
      action: '查看回复',
    }),
  },
  unsubscribe: {
    like: '不再接收点赞邮件',
    follow: '不再接收新粉丝邮件',
    remix: '不再接收改编邮件',
    new_story: '不再接收新故事邮件',
    comment: '不再接收评论邮件',
    reply: '不再接收回复邮件',
  },
  who: (name, others) => (others === 0 ? name : `${name} 和另外 ${others} 人`),
  passkey: '通行密钥',
  footer: (host) => `Fablecut · ${host}`,
}
