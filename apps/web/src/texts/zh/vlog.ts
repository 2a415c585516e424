import type * as english from '../vlog.ts'
import type { Translation } from '../locale/translation.ts'

export const vlogTexts: Translation<typeof english.vlogTexts> = {
  optionsLabel: '标题、画幅与声音',
  castHint: '最多两个，第一个讲述故事。',
  topic: {
    label: 'Vlog 主题',
    placeholder: '今天发生什么？输入 @ 提及角色。',
    help: '输入 @ 提及角色',
    menuLabel: '可提及的角色',
    noMatch: '没有匹配结果',
    characterRequired: '请先选择角色',
  },
  activities: {
    label: '试试',
    needsCharacter: '请先选择角色，再使用活动建议。',
    list: [
      { name: '做晚饭', text: '在小厨房里做晚饭。锅里冒着热气，然后是尝味道的时刻。' },
      { name: '晨跑', text: '在日出时分跑步穿过公园。鸟儿醒来，城市依然安静。' },
      { name: '旅行日', text: '坐火车去海边。一只行李箱、一个靠窗的座位，还有第一眼看到的海浪。' },
      { name: '游戏之夜', text: '晚上在客厅玩电子游戏，有披萨和彩色灯光。' },
      { name: '咖啡馆办公', text: '在温馨的咖啡馆用笔记本电脑工作，雨水顺着窗户流下。' },
      { name: '健身', text: '在健身房锻炼。热身、举铁，然后是应得的休息。' },
    ],
  },
  title: '标题',
  duration: '时长',
  durationOf: (seconds) => `${seconds} 秒`,
  shots: (count) => `${count} 个镜头`,
  priceNote: '每个镜头按所用模型计价。',
  validation: {
    character: '请选择角色',
    topic: '请描述活动',
    mention: '请在 Vlog 主题中使用 @ 提及角色（例如“@角色 在厨房做晚饭”）',
    unmarked: (word) => `${word} 只是文字。请从输入 @ 后打开的列表中选择角色，或删除 @`,
    topicTooLong: (limit) => `主题请最多使用 ${limit} 个字符`,
    aspect: '请选择画面比例',
    title: '请输入标题',
    titleTooLong: (limit) => `标题请最多使用 ${limit} 个字符`,
    duration: '不支持的时长',
  },
}
