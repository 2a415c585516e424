import type * as english from '../../people/people.ts'
import { formatCount } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural } from '../counts.ts'

const likes = (count: number): string =>
  plural(count, {
    zero: 'بلا إعجابات',
    one: 'إعجاب واحد',
    two: 'إعجابان',
    few: `${count} إعجابات`,
    many: `${count} إعجابًا`,
    other: `${count} إعجاب`,
  })

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, count) => `الإعجاب بـ«${title}»، ${likes(count)}`,
    like: 'أعجبني',
    count: formatCount,
    tabs: 'القوائم',
    stories: 'القصص',
    liked: 'أعجبتني',
    noneLiked: 'لم تُعجب بأي قصة بعد. ما يعجبك يظهر هنا، لك وحدك.',
  },
  follow: {
    follow: 'متابعة',
    following: 'متابَع',
    label: (name) => `متابعة ${name}`,
    followers: (count) =>
      plural(count >= 1_000 ? 1_000 : count, {
        one: 'متابع واحد',
        two: 'متابعان',
        few: `${formatCount(count)} متابعين`,
        many: `${formatCount(count)} متابعًا`,
        other: `${formatCount(count)} متابع`,
      }),
    followed: (count) => `يتابع ${formatCount(count)}`,
    followersOf: (name) => `متابعو ${name}`,
    followedBy: (name) => `من يتابعهم ${name}`,
    noFollowers: 'لا أحد بعد.',
    loading: 'جارٍ تحميل الأشخاص',
    failed: 'تعذّر تحميل الأشخاص',
    more: 'عرض المزيد',
    tab: 'من تتابعهم',
    empty: 'لا شيء هنا بعد. تابِع أشخاصًا لتظهر قصصهم الجديدة هنا.',
    suggested: 'أشخاص قد تودّ متابعتهم',
  },
  profile: {
    bio: 'نبذة عنك',
    bioHint: (left) =>
      plural(left, {
        one: 'بقي حرف واحد. يمكن للجميع قراءتها في ملفك الشخصي.',
        two: 'بقي حرفان. يمكن للجميع قراءتها في ملفك الشخصي.',
        few: `بقيت ${left} أحرف. يمكن للجميع قراءتها في ملفك الشخصي.`,
        many: `بقي ${left} حرفًا. يمكن للجميع قراءتها في ملفك الشخصي.`,
        other: `بقي ${left} حرف. يمكن للجميع قراءتها في ملفك الشخصي.`,
      }),
    links: 'الروابط',
    linksHint: 'حتى خمسة روابط، كل رابط في سطر يبدأ بـ https://',
    save: 'حفظ',
    saved: 'حُفظ ملفك الشخصي',
  },
  block: {
    block: 'حظر',
    unblock: 'إلغاء الحظر',
    label: (name) => `إلغاء حظر ${name}`,
    confirm: (name) => `هل تريد حظر ${name}؟`,
    confirmText: 'لن يمكن لهذا الشخص متابعتك أو الإعجاب بقصصك أو التعليق عليها بعد الآن، ولن ترى قصصه بعد الآن. ولا يُخطر بذلك.',
    blocked: 'حظرتَ هذا الشخص، لذلك لا ترى قصصه.',
    done: (name) => `حظرتَ ${name}`,
    title: 'الأشخاص المحظورون',
    note: 'لا يمكنهم متابعتك ولا الإعجاب بقصصك ولا التعليق عليها، وأنت لا ترى قصصهم.',
  },
}
