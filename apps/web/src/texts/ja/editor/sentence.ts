import type * as english from '../../editor/sentence.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

type Offer = Parameters<typeof english.sentenceTexts.offer>[0]

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: '文を変更',
  field: '文の言葉',
  change: '読み上げる',
  cancel: 'キャンセル',
  free: '無料',
  newClip: 'クリップが短すぎる場合は新しく作る',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `声と字幕が新しくなり、ショットは${formatDecimal(nowSeconds, 1)}秒から約${formatDecimal(thenSeconds, 1)}秒になります。${FITS[fit](canMakeClip)}`,
  running: '新しい声を作成中',
  done: '文を変更しました。「元に戻す」ですべて戻せます。',
  failed: (reason) => `${reason}。ムービーは元のままで、請求もされていません。書いた言葉は保持されています。`,
  clipTooShort: '新しい声は、ショットのクリップを引き伸ばせる長さを超えています。',
  makeClip: (credits) => `${credits}クレジットで新しいクリップを作る`,
  price: '価格が変わりました。新しい価格を確認して、もう一度押してください。',
  unsaved: '最新の変更を保存できなかったため、何も行いませんでした。先に「保存失敗」の横の「再試行」を押してください。',
  inProgress: 'この文はすでに変更中か、ムービー全体を制作中です。終わるまでお待ちください。書いた言葉はここに保持されています。',
  notStarted: '文を変更できませんでした。書いた言葉はここに保持されています。',
}

const FITS: Readonly<Record<Offer['fit'], (canMakeClip: boolean) => string>> = {
  picture: () => '画像も同じ長さで表示されます。',
  trimmed: () => 'クリップはその長さにカットされます。',
  slowed: () => 'クリップはその長さまでスローになります。',
  too_short: (canMakeClip) =>
    canMakeClip ? '半分の速度でもクリップが短すぎます。' : '半分の速度でもクリップが短すぎます。声は次のショットにかかって続きます。',
}
