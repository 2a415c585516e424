import type * as english from '../../community/remixes.ts'
import type { Translation } from '../../locale/translation.ts'

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: 'リミックス',
  origins: 'リミックス元',
  gone: '削除されたか公開されていないストーリー',
  by: (author) => `作成者：${author}`,
  list: (total) => `リミックス${total}件`,
  more: (shown, total) => `${total}件中、新しい${shown}件を表示しています。`,
  show: (count, title) => `「${title}」のリミックス${count}件を表示`,
  hide: (title) => `「${title}」のリミックスを隠す`,
  remixesOf: (title) => `「${title}」のリミックス`,
  failed: 'リミックスを読み取れませんでした',
  retry: '再試行',
  remixed: '他の人がリミックスした作品',
}
