import type * as english from '../community.ts'
import type { Translation } from '../locale/translation.ts'
import { plural } from './counts.ts'

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: 'قصص المجتمع',
  viewAll: 'عرض الكل',
  viewAllLabel: 'عرض كل قصص المجتمع',
  categoriesLabel: 'أنواع القصص',
  all: 'الكل',
  order: 'الترتيب',
  orders: { newest: 'الأحدث', for_you: 'مقترحة لك' },
  soundOn: 'تشغيل الصوت',
  soundOff: 'كتم الصوت',
  soundNote: 'صوت الأفلام التي تُعرض تحت المؤشر',
  empty: '✨ لا توجد قصص منشورة بعد. عُد قريبًا لتجد قصصًا ملهمة من المجتمع!',
  noResults: {
    note: 'تظهر الأفلام هنا عندما ينشرها أصحابها: «مشاركة» ثم «نشر». ويمكن للجميع مشاهدتها وعمل ريمكس لها.',
    publish: 'نشر إحدى قصصك',
    create: 'إنشاء أول قصة',
    allCategories: 'عرض كل الأنواع',
  },
  examples: {
    title: 'أمثلة من Fablecut',
    note: 'صنعتها محرّكات هذا الخادم. افتح واحدة واعمل ريمكس لها.',
    generatingFirst: 'يجري إنشاء الأمثلة الأولى في الخلفية: يظهر كل منها هنا عند اكتماله.',
    generatingMore: 'يجري إنشاء المزيد في الخلفية: يظهر كل منها هنا عند اكتماله.',
  },
  loading: 'جارٍ تحميل قصص المجتمع',
  failed: 'تعذّر تحميل المجتمع',
  failedText: 'لم يضِع شيء. أعد المحاولة بعد قليل.',
  example: 'مثال',
  open: (title) => `فتح ${title}`,
  opening: 'جارٍ تحميل القصة',
  profile: {
    loading: 'جارٍ تحميل الملف الشخصي',
    stories: (count) =>
      plural(count, {
        one: 'قصة منشورة واحدة',
        two: 'قصتان منشورتان',
        few: `${count} قصص منشورة`,
        other: `${count} قصة منشورة`,
      }),
    none: 'لا توجد قصص منشورة بعد.',
    notFound: 'لم يُعثر على الملف الشخصي',
    notFoundText: 'لا أحد هنا يحمل هذا الاسم.',
    notFoundAction: 'الانتقال إلى المجتمع',
    failed: 'تعذّر تحميل الملف الشخصي',
  },
}
