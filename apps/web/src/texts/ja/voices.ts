import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1_000_000)))

const GENDERS: Readonly<Record<string, string>> = { female: '女性', male: '男性' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: (bytes) => `${megabytes(bytes)} MB`,
  progress: (received, bytes) => `${megabytes(received)} / ${megabytes(bytes)} MB`,
  details: (gender, language, bytes) => `${GENDERS[gender] ?? gender}、${language}、${megabytes(bytes)} MB`,
  offer: {
    label: 'より自然な声',
    title: (language) => `このムービーに、より自然な${language}の声を`,
    text: (name, source, bytes) => `${name}（${source}）はこのマシンで無料で動きます。ダウンロードは1回だけ：${megabytes(bytes)}\u00a0MB。`,
    askStaff: 'このサーバーの管理者が追加できます。',
    decline: '今はしない',
    selected: (name) => `${name} をインストールしました。このムービーの声になります。`,
    installed: (name) => `${name} をインストールしました。声として選べます。`,
  },
  install: (name) => `${name} をインストール`,
  installShort: 'インストール',
  installing: (name) => `${name} をインストール中`,
  goesOn: '作業を続けられます。完了前でも、選んだ声でムービーを開始できます。',
  failed: (name) => `${name} をインストールできませんでした。`,
  retry: '再試行',
  more: {
    label: 'より自然な声をもっと',
    text: 'このサーバーのマシンに1回だけダウンロードされます。無料です。',
    askStaff: 'このサーバーの管理者が追加できます。',
    loading: '他の声を検索中',
    error: '他の声の一覧を読み込めませんでした。',
  },
}
