import type * as english from '../../community/comments.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural } from '../counts.ts'

const replies = (count: number): string =>
  plural(count, { one: 'رد واحد', two: 'ردّان', few: `${count} ردود`, many: `${count} ردًا`, other: `${count} رد` })

export const commentTexts: Translation<typeof english.commentTexts> = {
  title: (total) => (total === null ? 'التعليقات' : `التعليقات (${total})`),
  order: 'ترتيب التعليقات',
  orders: { newest: 'الأحدث أولًا', oldest: 'الأقدم أولًا' },
  loading: 'جارٍ تحميل التعليقات',
  failed: 'تعذّرت قراءة التعليقات',
  retry: 'إعادة المحاولة',
  empty: 'لا توجد تعليقات بعد. اكتب أول تعليق.',
  off: 'أوقف المؤلف التعليقات على هذه القصة.',
  offOwn: 'أوقفتَ التعليقات: لا يراها أحد، ولا يمكن لأحد كتابة تعليق.',
  switchOff: 'إيقاف التعليقات',
  switchOn: 'تفعيل التعليقات',
  more: 'عرض المزيد من التعليقات',
  signIn: 'سجّل الدخول للتعليق',
  write: 'كتابة تعليق',
  placeholder: 'ما رأيك فيها؟',
  send: 'تعليق',
  left: (count) =>
    plural(count, {
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${count} أحرف`,
      many: `بقي ${count} حرفًا`,
      other: `بقي ${count} حرف`,
    }),
  required: 'يُرجى إدخال تعليق',
  refused: (classes) => `لا يمكن نشر هذا هنا: ${classes.join('، ')}. ما زال نصك في الحقل.`,
  refusedWords: (words) => `الكلمات التي وُجدت: ${words.map((word) => `«${word}»`).join('، ')}`,
  sent: 'نُشر تعليقك.',
  reply: 'رد',
  replyTo: (name) => `الرد على ${name}`,
  sendReply: 'رد',
  replies,
  showReplies: (count, name) =>
    plural(count, {
      one: `عرض رد واحد على ${name}`,
      two: `عرض ردّين على ${name}`,
      few: `عرض ${count} ردود على ${name}`,
      many: `عرض ${count} ردًا على ${name}`,
      other: `عرض ${count} رد على ${name}`,
    }),
  hideReplies: (name) => `إخفاء الردود على ${name}`,
  moreReplies: 'عرض المزيد من الردود',
  removed: 'أُزيل هذا التعليق.',
  removedName: 'تعليق أُزيل',
  edited: 'مُعدَّل',
  creator: 'المؤلف',
  you: 'أنت',
  item: (name) => `تعليق من ${name}`,
  actions: (name) => `إجراءات لتعليق ${name}`,
  edit: 'تعديل',
  editLabel: 'تعديل تعليقك',
  save: 'حفظ',
  delete: 'حذف',
  remove: 'إزالة من قصتي',
  report: 'إبلاغ',
  moderate: 'إشراف',
  askDelete: { title: 'هل تريد حذف تعليقك؟', text: 'يُحذف نصه نهائيًا. وتبقى الردود.', confirm: 'حذف' },
  askRemove: { title: 'هل تريد إزالة هذا التعليق؟', text: 'يُحذف نصه نهائيًا. وتبقى الردود.', confirm: 'إزالة' },
  deleted: 'حُذف التعليق.',
}
