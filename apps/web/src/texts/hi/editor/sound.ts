import type * as english from '../../editor/sound.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: 'फ़ेड इन',
  fadeOut: 'फ़ेड आउट',
  seconds: (seconds) => `${formatDecimal(seconds, 2)} सेकंड`,
  line: 'वॉल्यूम',
  percent: (value) => `${Math.round(value * 100)}%`,
  point: (at) => `${at} पर वॉल्यूम`,
  pointRemoved: (at) => `${at} का वॉल्यूम पॉइंट मिटाया गया`,
  noSoundHere: 'प्लेहेड के नीचे की कोई आवाज़ या क्लिप चुनें',
  pointAdded: (at) => `${at} पर वॉल्यूम पॉइंट जोड़ा गया`,
  voiceOver: {
    open: 'वॉइसओवर रिकॉर्ड करें',
    hint: 'फ़िल्म चलते समय आपकी आवाज़ प्लेहेड से आगे रिकॉर्ड होती है। हेडफ़ोन पहनें, ताकि फ़िल्म की आवाज़ साथ में रिकॉर्ड न हो।',
    asking: 'अपने ब्राउज़र में माइक्रोफ़ोन की अनुमति दें…',
    counting: (seconds) => `रिकॉर्डिंग ${seconds} सेकंड में शुरू होगी`,
    recording: 'रिकॉर्ड हो रहा है…',
    saving: 'रिकॉर्डिंग सेव हो रही है…',
    record: 'रिकॉर्ड करें',
    stop: 'रोकें और रखें',
    discard: 'छोड़ दें',
    level: 'माइक्रोफ़ोन का स्तर',
    placed: 'वॉइसओवर वहीं रखा गया जहाँ बोला गया था',
    failures: {
      unsupported: 'यह ब्राउज़र अपलोड के लिए आवाज़ रिकॉर्ड नहीं कर सकता। कहीं और रिकॉर्ड करके फ़ाइल “वॉइसओवर” में अपलोड करें।',
      refused: 'ब्राउज़र ने माइक्रोफ़ोन की अनुमति नहीं दी। इस पेज की सेटिंग में अनुमति दें, फिर “रिकॉर्ड करें” दबाएँ।',
      no_microphone: 'कोई माइक्रोफ़ोन नहीं मिला। एक जोड़ें, फिर “रिकॉर्ड करें” दबाएँ।',
      failed: 'कुछ रिकॉर्ड नहीं हुआ। माइक्रोफ़ोन जाँचें, फिर “रिकॉर्ड करें” दबाएँ।',
    },
  },
}
