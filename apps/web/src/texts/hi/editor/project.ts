import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: 'प्रोजेक्ट डाउनलोड करें',
  saving: 'पहले सेव हो रहा है',
  unsaved: 'सबसे नए बदलाव सेव नहीं हो सके, इसलिए कुछ डाउनलोड नहीं हुआ। पहले “सेव नाकाम” के पास “फिर कोशिश करें” दबाएँ।',
  failed: 'प्रोजेक्ट डाउनलोड नहीं हो सका। आपकी स्टोरी जैसी है वैसी ही रखी गई है।',
  formats: {
    fablecut: ['पूरी स्टोरी', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['Final Cut Pro XML', '.zip (.fcpxml)'],
    edl: ['एडिट डिसीज़न लिस्ट', '.zip (.edl)'],
    srt: ['सबटाइटल', '.srt'],
    vtt: ['वेब सबटाइटल', '.vtt'],
  },
}
