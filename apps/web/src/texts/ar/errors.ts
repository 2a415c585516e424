import { formatNumber } from '../format.ts'
import type * as english from '../errors.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: 'بعض المدخلات غير صالح. لم يبدأ أي شيء.',
  MALFORMED_JSON: 'تعذّرت قراءة الطلب. يُرجى إعادة تحميل الصفحة والمحاولة مجددًا.',
  IDEMPOTENCY_KEY_REUSED: 'أُرسل هذا من قبل بقيم أخرى. يُرجى ضغط الزر مجددًا.',
  COMMUNITY_CONTENT_MODERATION: 'لا يمكن نشر هذا المحتوى.',
  UNAUTHORIZED: 'يُرجى تسجيل الدخول.',
  INSUFFICIENT_CREDITS: 'النقاط غير كافية',
  FORBIDDEN: 'لا يُسمح لك بذلك.',
  FORBIDDEN_ORIGIN: 'هذا العنوان ليس ما يتوقعه الخادم. افتح العنوان الذي يطبعه الخادم عند بدء تشغيله.',
  NOT_FOUND: 'غير موجود',
  STORY_NOT_FOUND: 'القصة غير موجودة',
  CONFLICT: 'هذا غير ممكن الآن. يُرجى إعادة تحميل الصفحة لمعرفة ما تغيّر.',
  PRICE_CHANGED: 'تغيّر السعر. لم يُخصم شيء، يُرجى الاطّلاع على السعر الجديد.',
  RUN_IN_PROGRESS: 'هناك عملية أخرى لهذه القصة لم تنتهِ بعد. يُرجى انتظارها.',
  STORY_NOT_PAUSED: 'هذه القصة ليست متوقفة مؤقتًا.',
  BUDGET_SPENT: 'نفدت ميزانية نماذج المزوّدين. لم يُخصم شيء.',
  STALE_DOCUMENT: 'عُدِّلت هذه القصة في مكان آخر. يُرجى إعادة تحميل الصفحة.',
  OUTDATED_CLIENT: 'حُدِّث Fablecut. يُرجى إعادة تحميل الصفحة؛ تبقى التعديلات غير المحفوظة في هذا المتصفح.',
  PAYLOAD_TOO_LARGE: 'هذا أكبر من أن يُرسل.',
  UNSUPPORTED_MEDIA_TYPE: 'هذا النوع من الملفات غير مدعوم.',
  INVALID_WORKFLOW_ID: 'معرّف سير عمل غير صالح',
  INVALID_WORKFLOW_IDS: 'معرّفات سير عمل غير صالحة',
  TOO_MANY_REQUESTS: 'طلبات كثيرة جدًا. يُرجى المحاولة مجددًا بعد قليل.',
  TOO_MANY_RUNS: 'يجري إنشاء قصص كثيرة في الوقت نفسه. يُرجى الانتظار حتى تنتهي إحداها.',
  OUT_OF_SPACE: 'مساحة القرص الحرة على الخادم قليلة جدًا. لم يُخصم شيء.',
  UNAVAILABLE: 'الخادم ليس جاهزًا بعد. يُرجى المحاولة مجددًا بعد قليل.',
  NEWER_DATA: 'حُفظ هذا بإصدار من Fablecut أحدث من إصدار هذا الخادم. لم يضِع شيء، يُرجى تحديث الخادم.',
  INTERNAL_ERROR: 'حدث خطأ من جهتنا. يُرجى المحاولة مجددًا بعد قليل.',
}

export const networkText: Translation<typeof english.networkText> = 'خطأ في الشبكة. يُرجى التحقق من اتصالك والمحاولة مجددًا.'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS}: المطلوب ${formatNumber(required)}، ولديك ${formatNumber(available)}`
