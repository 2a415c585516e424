import type * as english from '../community.ts'
import type { Translation } from '../locale/translation.ts'

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: '社区故事',
  viewAll: '查看全部',
  viewAllLabel: '查看全部社区故事',
  categoriesLabel: '故事类型',
  all: '全部',
  order: '排序',
  orders: { newest: '最新', for_you: '推荐' },
  soundOn: '开启声音',
  soundOff: '关闭声音',
  soundNote: '指针悬停播放时的影片声音',
  empty: '✨ 还没有已发布的故事。过一阵再来看看精彩的社区故事吧！',
  noResults: {
    note: '创作者发布影片后会显示在这里：先点“分享”，再点“发布”。所有人都可以观看和改编。',
    publish: '发布你的故事',
    create: '创作第一个',
    allCategories: '显示所有类型',
  },
  examples: {
    title: 'Fablecut 示例',
    note: '由此站点的引擎制作。打开一个并改编它吧。',
    generatingFirst: '首批示例正在后台制作，完成一个就会显示一个。',
    generatingMore: '更多示例正在后台制作，完成一个就会显示一个。',
  },
  loading: '正在加载社区故事',
  failed: '无法加载社区',
  failedText: '内容没有丢失，请稍后重试。',
  example: '示例',
  open: (title) => `打开 ${title}`,
  opening: '正在加载故事',
  profile: {
    loading: '正在加载个人主页',
    stories: (count) => `${count} 个已发布的故事`,
    none: '还没有已发布的故事。',
    notFound: '未找到个人主页',
    notFoundText: '这里没有叫这个名字的用户。',
    notFoundAction: '前往社区',
    failed: '无法加载个人主页',
  },
}
