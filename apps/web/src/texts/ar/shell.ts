import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: 'التخطي إلى المحتوى',
  nav: { label: 'التنقّل الرئيسي', home: 'الرئيسية', mine: 'قصصي', community: 'المجتمع' },
  create: {
    label: 'إنشاء قصة',
    items: { vlog: 'فلوق شخصية', music: 'فيديو موسيقي', script: 'من نص إلى فيديو', scratch: 'من الصفر' },
  },
  account: {
    label: (name) => `حساب ${name}`,
    credits: 'النقاط',
    settings: 'الحساب',
    operations: 'التشغيل',
    accounts: 'الحسابات',
    engines: 'المحرّكات',
    signOut: 'تسجيل الخروج',
    signedOut: 'تم تسجيل خروجك',
  },
  signIn: 'تسجيل الدخول',
  secureContext: 'هذا العنوان غير آمن (https)، لذلك لا يتوفّر النسخ والمعاينة الدقيقة بالإطار. كل ما عدا ذلك يعمل.',
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    text: 'قد يكون العنوان مكتوبًا بشكل خاطئ، أو حُذف ما كان هنا.',
    action: 'الانتقال إلى الصفحة الرئيسية',
  },
  crash: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ في التطبيق. ما أنشأته محفوظ على الخادم، والقصة التي بدأت تستمر.',
    reload: 'إعادة تحميل الصفحة',
  },
}
