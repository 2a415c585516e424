import type * as english from '../story-import.ts'
import type { Translation } from '../locale/translation.ts'

const named = (name: string): string => (name ? `“${name}”` : '（未命名）')
const itemOf = (name: string): string => (name ? `“${name}”` : '未命名的项目')
const repeated = (count: number): string => (count === 1 ? '' : `（${count} 处）`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: '导入故事',
  importing: '正在导入…',
  hint: '任意 Fablecut 的 .fablecut 文件，或 OpenTimelineIO 项目：.otio 文件，或包含素材的 .zip 文件。',
  input: '故事文件',
  sending: {
    title: '正在导入故事',
    label: (file) => `正在上传 ${file}`,
    next: '文件上传完成前请勿关闭此页面。',
    cancel: '停止',
  },
  checking: {
    label: (file) => `正在检查 ${file}`,
    next: '正在检查并存储其中的文件，可能需要一两分钟。',
  },
  failed: {
    title: '故事未导入',
    kept: '你的其他故事没有变化。',
    other: '选择其他文件',
    retry: '重试',
    unknown: '无法导入故事，请稍后再试。',
    wrongType: (file) => `${file} 不是故事文件：请选择 .fablecut、.otio 或 .zip 文件。`,
    empty: (file) => `${file} 是空文件。`,
    tooLarge: (file, max) => `${file} 过大（最大 ${max}）。`,
  },
  done: {
    title: (title) => `“${title}”已在“我的故事”中`,
    whole: '文件中的内容已全部导入。',
    partly: '未能导入的内容：',
    open: '打开编辑器',
    close: '稍后',
  },
  notes: {
    effect: (name, count) => `效果${named(name)}${repeated(count)}`,
    transition: (name, count) => `转场${named(name)}${repeated(count)}`,
    disabled: (name, count) => `${itemOf(name)}，在项目中已停用${repeated(count)}`,
    object: (name, count) => `${itemOf(name)}，无法在此读取${repeated(count)}`,
    media: (name, count) => `文件${named(name)}，已缺失${repeated(count)}`,
    placement: (_, count) => `${count} 个项目的位置：已移动以避免重叠`,
  },
}
