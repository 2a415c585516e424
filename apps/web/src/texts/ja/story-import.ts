import type * as english from '../story-import.ts'
import type { Translation } from '../locale/translation.ts'

const named = (name: string): string => (name ? `「${name}」` : '（名前なし）')
const itemOf = (name: string): string => (name ? `「${name}」` : '名前のない項目')
const repeated = (count: number): string => (count === 1 ? '' : `（${count}か所）`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: 'ストーリーをインポート',
  importing: 'インポート中…',
  hint: 'Fablecutの.fablecutファイル、またはOpenTimelineIOプロジェクト（.otioファイル、またはメディアを含む.zip）。',
  input: 'ストーリーのファイル',
  sending: {
    title: 'ストーリーのインポート',
    label: (file) => `${file} をアップロード中`,
    next: 'アップロードが終わるまでこのページを開いたままにしてください。',
    cancel: '停止',
  },
  checking: {
    label: (file) => `${file} を確認中`,
    next: 'ファイルを確認して保存しています。1〜2分かかることがあります。',
  },
  failed: {
    title: 'ストーリーはインポートされませんでした',
    kept: '他のストーリーは変わっていません。',
    other: '別のファイルを選択',
    retry: '再試行',
    unknown: 'ストーリーをインポートできませんでした。しばらくしてからお試しください。',
    wrongType: (file) => `${file} はストーリーではありません。.fablecut、.otio、.zipのファイルを選んでください。`,
    empty: (file) => `${file} は空です。`,
    tooLarge: (file, max) => `${file} は大きすぎます（最大 ${max}）。`,
  },
  done: {
    title: (title) => `「${title}」をマイストーリーに追加しました`,
    whole: 'ファイルの内容をすべて取り込みました。',
    partly: '取り込めなかったもの：',
    open: 'エディターを開く',
    close: '後で',
  },
  notes: {
    effect: (name, count) => `エフェクト${named(name)}${repeated(count)}`,
    transition: (name, count) => `トランジション${named(name)}${repeated(count)}`,
    disabled: (name, count) => `${itemOf(name)}：プロジェクトで無効になっています${repeated(count)}`,
    object: (name, count) => `${itemOf(name)}：ここでは読み取れません${repeated(count)}`,
    media: (name, count) => `ファイル${named(name)}：見つかりません${repeated(count)}`,
    placement: (_, count) => `${count}項目の位置：重ならないように移動しました`,
  },
}
