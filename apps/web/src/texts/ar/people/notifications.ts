import type * as english from '../../people/notifications.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural } from '../counts.ts'

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'الإشعارات',
  bell: (unread) => {
    if (unread === 0) return 'الإشعارات'
    if (unread >= 100) return 'الإشعارات، أكثر من 99 إشعارًا جديدًا'
    return plural(unread, {
      one: 'الإشعارات، إشعار جديد واحد',
      two: 'الإشعارات، إشعاران جديدان',
      few: `الإشعارات، ${unread} إشعارات جديدة`,
      other: `الإشعارات، ${unread} إشعارًا جديدًا`,
    })
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: 'جارٍ تحميل الإشعارات',
  failed: 'تعذّرت قراءة الإشعارات',
  retry: 'إعادة المحاولة',
  empty: 'لا شيء بعد. تظهر هنا الإعجابات والمتابعون الجدد وريمكسات قصصك والتعليقات عليها.',
  emptyAction: 'استكشاف المجتمع',
  more: 'عرض المزيد',
  isNew: 'جديد',
  settings: 'ما يصلك إشعار به',
  who: (name, others) =>
    others === 0
      ? name
      : plural(others, {
          one: `${name} وشخص آخر`,
          two: `${name} وشخصان آخران`,
          few: `${name} و${others} أشخاص آخرين`,
          many: `${name} و${others} شخصًا آخر`,
          other: `${name} و${others} شخص آخر`,
        }),
  kinds: {
    like: (who, title) => `أُعجب ${who} بـ«${title}»`,
    follow: (who) => `بدأ ${who} بمتابعتك`,
    remix: (who, title, original) => `نشر ${who} «${title}»، وهي ريمكس لقصتك «${original}»`,
    new_story: (who, title) => `نشر ${who} «${title}»`,
    comment: (who, title) => `علّق ${who} على «${title}»`,
    reply: (who, title) => `ردّ ${who} على تعليقك على «${title}»`,
  },
  preferences: {
    title: 'الإشعارات',
    note: 'ما تُخطَر به في التطبيق وبالبريد الإلكتروني. تصلك رسالة عن الأمر نفسه مرة في الساعة على الأكثر، ولا تصلك إطلاقًا إذا كنت قد قرأته هنا.',
    noMails: 'لا يرسل هذا الخادم رسائل بريد إلكتروني.',
    loading: 'جارٍ تحميل إعدادات الإشعارات',
    kind: 'الحدث',
    inApp: 'في التطبيق',
    byMail: 'بالبريد الإلكتروني',
    kinds: {
      like: 'الإعجابات بقصصك',
      follow: 'المتابعون الجدد',
      remix: 'ريمكسات قصصك',
      new_story: 'القصص الجديدة لمن تتابعهم',
      comment: 'التعليقات على قصصك',
      reply: 'الردود على تعليقاتك',
    },
    inAppOf: (kind) => `${kind}: في التطبيق`,
    byMailOf: (kind) => `${kind}: بالبريد الإلكتروني`,
  },
  unsubscribe: {
    title: 'رسائل البريد الإلكتروني',
    working: 'جارٍ إيقاف الرسائل…',
    done: {
      like: 'لن تصلك بعد الآن رسائل عن الإعجابات بقصصك.',
      follow: 'لن تصلك بعد الآن رسائل عن المتابعين الجدد.',
      remix: 'لن تصلك بعد الآن رسائل عن ريمكسات قصصك.',
      new_story: 'لن تصلك بعد الآن رسائل عن القصص الجديدة لمن تتابعهم.',
      comment: 'لن تصلك بعد الآن رسائل عن التعليقات على قصصك.',
      reply: 'لن تصلك بعد الآن رسائل عن الردود على تعليقاتك.',
    },
    doneNote: 'يمكنك تفعيلها من جديد في صفحة حسابك.',
    account: 'فتح حسابي',
    invalid: 'هذا الرابط غير صالح أو لم يعد صالحًا',
    invalidNote: 'يمكنك إيقاف الرسائل في صفحة حسابك.',
    failed: 'تعذّر إيقاف الرسائل',
    retry: 'إعادة المحاولة',
  },
}
