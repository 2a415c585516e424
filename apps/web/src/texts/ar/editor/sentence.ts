import type * as english from '../../editor/sentence.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'
import { ofCredits } from '../counts.ts'

type Offer = Parameters<typeof english.sentenceTexts.offer>[0]

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: 'تغيير الجملة',
  field: 'كلمات الجملة',
  change: 'نطقها',
  cancel: 'إلغاء',
  free: 'مجانًا',
  newClip: 'إنشاء مقطع جديد إذا كان هذا قصيرًا جدًا',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `صوت وتسميات توضيحية جديدة؛ تستغرق اللقطة حوالي ${formatDecimal(thenSeconds, 1)} ث بدلًا من ${formatDecimal(nowSeconds, 1)} ث. ${FITS[fit](canMakeClip)}`,
  running: 'الصوت الجديد في الطريق',
  done: 'تم تغيير الجملة. «تراجع» يعيد كل شيء.',
  failed: (reason) => `${reason}. بقي الفيلم كما كان، ولم يُخصم شيء، وكلماتك محفوظة.`,
  clipTooShort: 'الصوت الجديد أطول مما يمكن أن يُمدَّد إليه مقطع لقطته.',
  makeClip: (credits) => `إنشاء مقطع جديد مقابل ${ofCredits(credits)}`,
  price: 'تغيّر السعر. اطّلع على السعر الجديد واضغط مجددًا.',
  unsaved: 'تعذّر حفظ أحدث التغييرات، لذلك لم يُنفَّذ شيء. اضغط أولًا «إعادة المحاولة» بجانب «فشل الحفظ».',
  inProgress: 'يجري تغيير هذه الجملة بالفعل، أو يجري إنشاء الفيلم كله. انتظر حتى ينتهي ذلك؛ كلماتك محفوظة هنا.',
  notStarted: 'تعذّر تغيير الجملة. كلماتك محفوظة هنا.',
}

const FITS: Readonly<Record<Offer['fit'], (canMakeClip: boolean) => string>> = {
  picture: () => 'تُعرض الصورة بالطول نفسه.',
  trimmed: () => 'يُقطع المقطع على قدرها.',
  slowed: () => 'يُبطَّأ المقطع على قدرها.',
  too_short: (canMakeClip) =>
    canMakeClip ? 'المقطع قصير جدًا، حتى بنصف السرعة.' : 'المقطع قصير جدًا، حتى بنصف السرعة: يستمر الصوت فوق اللقطة التالية.',
}
