import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'
import { ofAttempts } from './counts.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: 'مسودة',
  pending: 'في الانتظار',
  processing: 'قيد المعالجة',
  paused: 'متوقفة مؤقتًا',
  completed: 'مكتملة',
  failed: 'فشلت',
  exportFailed: 'فشل التصدير',
  canceledLabel: 'ملغاة',
  canceled: 'أُلغي سير العمل',
  generationError: 'خطأ في الإنشاء',
  executionFailed: 'فشل تنفيذ سير العمل',
  timedOut: (attempts) => `انتهت مهلة سير العمل بعد ${ofAttempts(attempts)}`,
  steps: ['إنشاء نص القصة', 'إنشاء الصور', 'إنشاء الفيديوهات'],
  failures: {
    creating_story: 'فشل إنشاء القصة. أُعيدت النقاط.',
    generating_storyboard: 'فشل إنشاء لوحة القصة. أُعيدت النقاط.',
    generating_images: 'فشل إنشاء الصور. أُعيدت النقاط.',
    generating_videos: 'فشل إنشاء الفيديوهات. أُعيدت النقاط.',
    generating_timeline: 'فشل إنشاء المخطط الزمني. يُرجى تجربة خيار الاسترداد.',
    exporting_video: 'فشل تصدير الفيديو. يُرجى تجربة خيار الاسترداد.',
    user_exporting_video: 'فشل تصدير الفيديو. يُرجى إعادة المحاولة.',
  },
  failuresOfAnother: {
    generating_timeline: 'فشل إنشاء المخطط الزمني. يمكن لمنشئ القصة استردادها مجانًا.',
    exporting_video: 'فشل تصدير الفيديو. يمكن لمنشئ القصة استرداده مجانًا.',
    user_exporting_video: 'فشل تصدير الفيديو. يمكن لمنشئ القصة إعادة المحاولة.',
  },
  anyFailure: 'حدث خطأ ما. أُعيدت النقاط.',
}
