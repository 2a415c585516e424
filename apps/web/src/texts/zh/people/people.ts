import type * as english from '../../people/people.ts'
import { formatCount } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, likes) => `点赞 ${title}，${likes} 个赞`,
    like: '点赞',
    count: formatCount,
    tabs: '列表',
    stories: '故事',
    liked: '赞过',
    noneLiked: '你还没有赞过故事。你赞过的会列在这里，仅自己可见。',
  },
  follow: {
    follow: '关注',
    following: '已关注',
    label: (name) => `关注 ${name}`,
    followers: (count) => `${formatCount(count)} 粉丝`,
    followed: (count) => `${formatCount(count)} 关注`,
    followersOf: (name) => `${name} 的粉丝`,
    followedBy: (name) => `${name} 的关注`,
    noFollowers: '还没有人。',
    loading: '正在加载用户',
    failed: '无法加载用户',
    more: '显示更多',
    tab: '关注',
    empty: '这里还没有内容。关注用户后，他们的新故事会显示在这里。',
    suggested: '你可能想关注的用户',
  },
  profile: {
    bio: '个人简介',
    bioHint: (left) => `还可输入 ${left} 个字符。所有人都能在你的主页上看到。`,
    links: '链接',
    linksHint: '最多五个，每行一个，均以 https:// 开头',
    save: '保存',
    saved: '主页已保存',
  },
  block: {
    block: '拉黑',
    unblock: '取消拉黑',
    label: (name) => `取消拉黑 ${name}`,
    confirm: (name) => `拉黑 ${name}？`,
    confirmText: '对方将无法再关注你，也无法点赞或评论你的故事；你也不会再看到对方的故事。对方不会收到通知。',
    blocked: '你已拉黑此用户，因此看不到其故事。',
    done: (name) => `你已拉黑 ${name}`,
    title: '已拉黑的用户',
    note: '他们无法关注你，也无法点赞或评论你的故事，你也看不到他们的故事。',
  },
}
