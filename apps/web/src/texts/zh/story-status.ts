import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: '草稿',
  pending: '等待中',
  processing: '处理中',
  paused: '已暂停',
  completed: '已完成',
  failed: '失败',
  exportFailed: '导出失败',
  canceledLabel: '已取消',
  canceled: '工作流已取消',
  generationError: '生成错误',
  executionFailed: '工作流执行失败',
  timedOut: (attempts) => `工作流在 ${attempts} 次尝试后超时`,
  steps: ['撰写故事脚本', '制作图片', '制作视频'],
  failures: {
    creating_story: '故事创作失败，积分已退回。',
    generating_storyboard: '分镜生成失败，积分已退回。',
    generating_images: '图片生成失败，积分已退回。',
    generating_videos: '视频生成失败，积分已退回。',
    generating_timeline: '时间轴生成失败，请尝试恢复。',
    exporting_video: '视频导出失败，请尝试恢复。',
    user_exporting_video: '视频导出失败，请重试。',
  },
  failuresOfAnother: {
    generating_timeline: '时间轴生成失败，创作者可以免费恢复。',
    exporting_video: '视频导出失败，创作者可以免费恢复。',
    user_exporting_video: '视频导出失败，创作者可以重试。',
  },
  anyFailure: '出了点问题，积分已退回。',
}
