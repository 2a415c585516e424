import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: 'أنت غير متصل بالإنترنت',
    text: 'يحتاج Fablecut إلى اتصال. قصصك محفوظة على الخادم، وتُفتح هذه الصفحة من جديد حالما تتصل بالإنترنت.',
  },
  unreachable: {
    title: 'الخادم لا يستجيب',
    text: 'تعذّر الوصول إلى Fablecut الآن. قصصك محفوظة على الخادم. يُرجى إعادة المحاولة بعد قليل.',
  },
  retry: 'إعادة المحاولة',
}
