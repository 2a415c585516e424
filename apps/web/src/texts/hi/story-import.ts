import type * as english from '../story-import.ts'
import type { Translation } from '../locale/translation.ts'

const named = (name: string): string => (name ? `“${name}”` : '(बिना नाम)')
const itemOf = (name: string): string => (name ? `“${name}”` : 'बिना नाम का आइटम')
const repeated = (count: number): string => (count === 1 ? '' : ` (${count} बार)`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: 'स्टोरी इंपोर्ट करें',
  importing: 'इंपोर्ट हो रहा है…',
  hint: 'किसी भी Fablecut की .fablecut फ़ाइल, या OpenTimelineIO प्रोजेक्ट: .otio फ़ाइल, या मीडिया के साथ .zip।',
  input: 'स्टोरी वाली फ़ाइल',
  sending: {
    title: 'स्टोरी इंपोर्ट हो रही है',
    label: (file) => `${file} अपलोड हो रही है`,
    next: 'फ़ाइल अपलोड होने तक यह पेज खुला रखें।',
    cancel: 'रोकें',
  },
  checking: {
    label: (file) => `${file} जाँची जा रही है`,
    next: 'इसकी फ़ाइलें जाँची और सहेजी जा रही हैं। इसमें एक-दो मिनट लग सकते हैं।',
  },
  failed: {
    title: 'स्टोरी इंपोर्ट नहीं हुई',
    kept: 'आपकी बाकी स्टोरी जैसी थीं वैसी ही हैं।',
    other: 'दूसरी फ़ाइल चुनें',
    retry: 'फिर कोशिश करें',
    unknown: 'स्टोरी इंपोर्ट नहीं हो सकी। कृपया थोड़ी देर में फिर कोशिश करें।',
    wrongType: (file) => `${file} स्टोरी नहीं है: .fablecut, .otio या .zip फ़ाइल चुनें।`,
    empty: (file) => `${file} खाली है।`,
    tooLarge: (file, max) => `${file} बहुत बड़ी है (अधिकतम ${max})।`,
  },
  done: {
    title: (title) => `“${title}” अब “मेरी स्टोरी” में है`,
    whole: 'फ़ाइल का सब कुछ ले लिया गया।',
    partly: 'जो नहीं लिया जा सका:',
    open: 'एडिटर खोलें',
    close: 'बाद में',
  },
  notes: {
    effect: (name, count) => `इफ़ेक्ट ${named(name)}${repeated(count)}`,
    transition: (name, count) => `ट्रांज़िशन ${named(name)}${repeated(count)}`,
    disabled: (name, count) => `${itemOf(name)}, जो प्रोजेक्ट में बंद है${repeated(count)}`,
    object: (name, count) => `${itemOf(name)}, जो यहाँ पढ़ा नहीं जा सकता${repeated(count)}`,
    media: (name, count) => `फ़ाइल ${named(name)}, जो नहीं मिली${repeated(count)}`,
    placement: (_, count) => `${count} आइटम की जगह: बदली गई ताकि कुछ एक-दूसरे पर न आए`,
  },
}
