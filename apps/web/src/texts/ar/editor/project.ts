import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: 'تنزيل المشروع',
  saving: 'يجري الحفظ أولًا',
  unsaved: 'تعذّر حفظ أحدث التغييرات، لذلك لم يُنزَّل شيء. اضغط أولًا «إعادة المحاولة» بجانب «فشل الحفظ».',
  failed: 'تعذّر تنزيل المشروع. قصتك محفوظة كما هي.',
  formats: {
    fablecut: ['القصة كاملة', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['Final Cut Pro XML', '.zip (.fcpxml)'],
    edl: ['قائمة قرارات المونتاج (EDL)', '.zip (.edl)'],
    srt: ['ترجمة', '.srt'],
    vtt: ['ترجمة للويب', '.vtt'],
  },
}
