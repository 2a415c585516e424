import type { ShotAspect } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import type * as english from '../../editor/versions.ts'
import { formatDateAndTime, formatDuration } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: '此故事的更多操作', versions: '版本', duplicate: '创建副本' },
  title: '版本',
  description: '导出故事时，以及重新生成镜头、更换画幅或恢复版本之前，会自动保留一个版本。',
  empty: '还没有版本。',
  loadError: '无法加载版本。',
  tryAgain: '重试',
  keep: { label: '版本名称', placeholder: '初剪', action: '保留此版本', done: (name) => `已保留为“${name}”` },
  causes: {
    generation: '初次生成',
    export: '导出时',
    regeneration: '重新生成镜头前',
    shape: '更换画幅前',
    restore: '恢复其他版本前',
    creator: '由你保留',
  },
  facts: (shots, seconds, shape) => [`${shots} 个镜头`, formatDuration(seconds), ...(shape === null ? [] : [shape])].join('，'),
  time: formatDateAndTime,
  thumbnail: (name) => `${name} 的第一张图片`,
  row: (name, time) => `${name}，${time}`,
  compare: '比较',
  restore: '恢复',
  restored: '版本已恢复，可用“撤销”换回之前的内容',
  more: (name) => `${name} 的更多操作`,
  rename: '重命名',
  nameIt: '命名并保留',
  save: '保存',
  delete: '删除',
  unsaved: '最新的修改无法保存，因此没有执行任何操作。请先点击“保存失败”旁的“重试”。',
  failed: '操作失败。故事保持原样。',
  comparison: {
    title: '比较版本',
    before: '之前',
    after: '之后',
    now: '现在的故事',
    loading: '正在比较…',
    pictures: '画面有变化的镜头',
    pairBefore: (number) => `镜头 ${number}，之前`,
    pairAfter: (number) => `镜头 ${number}，之后`,
    shot: (number, aspects) => `镜头 ${number}：${aspects.map((aspect) => ASPECTS[aspect]).join('、')}`,
    noPicture: '没有图片',
    same: '画面和声音没有任何不同。',
  },
}

const ASPECTS: Readonly<Record<ShotAspect, string>> = { picture: '图片', clip: '片段', voice: '配音', prompt: '提示词' }

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(noun: string, { added, removed, changed }: Counts, changing: string): string | null {
  const parts = [
    added > 0 && `新增 ${added} ${noun}`,
    removed > 0 && `移除 ${removed} ${noun}`,
    changed > 0 && `${changing} ${changed} ${noun}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `${parts.join('，')}。`
}

export const comparisonTexts: Translation<typeof english.comparisonTexts> = ({ addedShots, removedShots, changedShots, ...rest }) => {
  const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
  if (isSame) return [versionTexts.comparison.same]
  const shots = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
  const isLonger = seconds.after > seconds.before
  return [
    changesText('个镜头', shots, '更改'),
    isReordered ? '镜头顺序不同。' : null,
    changesText('个片段', items, '修剪或更改'),
    items.moved > 0 ? `移动 ${items.moved} 个片段。` : null,
    changesText('条字幕', captions, '更改'),
    hasOtherSettings ? '轨道或整部影片的设置不同。' : null,
    seconds.before === seconds.after
      ? null
      : `时长由 ${formatDuration(seconds.before)} 变为 ${formatDuration(seconds.after)}，${isLonger ? '更长' : '更短'}。`,
  ].filter((sentence) => sentence !== null)
}
