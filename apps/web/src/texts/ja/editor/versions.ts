import type { ShotAspect } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import type * as english from '../../editor/versions.ts'
import { formatDateAndTime, formatDuration } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: 'このストーリーのその他の操作', versions: 'バージョン', duplicate: '複製' },
  title: 'バージョン',
  description: 'ストーリーを書き出したときと、ショットの再生成・縦横比の変更・バージョンの復元の前に、バージョンが自動で保存されます。',
  empty: 'バージョンはまだありません。',
  loadError: 'バージョンを読み込めませんでした。',
  tryAgain: '再試行',
  keep: {
    label: 'バージョンの名前',
    placeholder: '初稿',
    action: 'このバージョンを保存',
    done: (name) => `「${name}」として保存しました`,
  },
  causes: {
    generation: '生成時',
    export: '書き出し時',
    regeneration: 'ショットの再生成前',
    shape: '縦横比の変更前',
    restore: '別のバージョンの復元前',
    creator: '手動で保存',
  },
  facts: (shots, seconds, shape) => [`${shots}ショット`, formatDuration(seconds), ...(shape === null ? [] : [shape])].join('、'),
  time: formatDateAndTime,
  thumbnail: (name) => `${name} の最初の画像`,
  row: (name, time) => `${name}、${time}`,
  compare: '比較',
  restore: '復元',
  restored: 'バージョンを復元しました。「元に戻す」で前の内容に戻せます',
  more: (name) => `${name} のその他の操作`,
  rename: '名前を変更',
  nameIt: '名前を付けて保存',
  save: '保存',
  delete: '削除',
  unsaved: '最新の変更を保存できなかったため、何も行いませんでした。先に「保存失敗」の横の「再試行」を押してください。',
  failed: 'うまくいきませんでした。ストーリーはそのままです。',
  comparison: {
    title: 'バージョンを比較',
    before: '前',
    after: '後',
    now: '現在のストーリー',
    loading: '比較中…',
    pictures: '見た目が違うショット',
    pairBefore: (number) => `ショット${number}（前）`,
    pairAfter: (number) => `ショット${number}（後）`,
    shot: (number, aspects) => `ショット${number}：${aspects.map((aspect) => ASPECTS[aspect]).join('、')}`,
    noPicture: '画像なし',
    same: '見た目にも音にも違いはありません。',
  },
}

const ASPECTS: Readonly<Record<ShotAspect, string>> = { picture: '画像', clip: 'クリップ', voice: '声', prompt: 'プロンプト' }

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(noun: string, { added, removed, changed }: Counts, changing: string): string | null {
  const parts = [added > 0 && `${added}件追加`, removed > 0 && `${removed}件削除`, changed > 0 && `${changed}件${changing}`].filter(
    (part) => part !== false,
  )
  return parts.length === 0 ? null : `${noun}：${parts.join('、')}。`
}

export const comparisonTexts: Translation<typeof english.comparisonTexts> = ({ addedShots, removedShots, changedShots, ...rest }) => {
  const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
  if (isSame) return [versionTexts.comparison.same]
  const shots = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
  const isLonger = seconds.after > seconds.before
  return [
    changesText('ショット', shots, '変更'),
    isReordered ? 'ショットの順番が違います。' : null,
    changesText('クリップ', items, 'トリムまたは変更'),
    items.moved > 0 ? `クリップ：${items.moved}件移動。` : null,
    changesText('字幕', captions, '変更'),
    hasOtherSettings ? 'トラックまたはムービー全体の設定が違います。' : null,
    seconds.before === seconds.after
      ? null
      : `長さ：${formatDuration(seconds.before)} から ${formatDuration(seconds.after)} に${isLonger ? '延長' : '短縮'}。`,
  ].filter((sentence) => sentence !== null)
}
