import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: '跳到主要内容',
  nav: { label: '主导航', home: '首页', mine: '我的故事', community: '社区' },
  create: {
    label: '创建故事',
    items: { vlog: '角色 Vlog', music: '音乐视频', script: '脚本成片', scratch: '从零开始' },
  },
  account: {
    label: (name) => `${name} 的账号`,
    credits: '积分',
    settings: '账号',
    operations: '运维',
    accounts: '账号管理',
    engines: '引擎',
    signOut: '退出登录',
    signedOut: '你已退出登录',
  },
  signIn: '登录',
  secureContext: '此地址不安全（非 https），因此无法使用复制和逐帧精确预览，其他功能正常。',
  notFound: {
    title: '此页面不存在',
    text: '网址可能有误，或者内容已被删除。',
    action: '前往首页',
  },
  crash: {
    title: '无法显示此页面',
    text: '应用出了点问题。你制作的内容已安全保存在服务器上，已开始的故事会继续。',
    reload: '重新加载页面',
  },
}
