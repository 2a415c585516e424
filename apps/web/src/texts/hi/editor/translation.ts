import type * as english from '../../editor/translation.ts'
import { formatList } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

const GENDERS: Readonly<Record<string, string>> = { female: 'महिला', male: 'पुरुष' }

const picturesOf = (shots: readonly number[]): string =>
  `शॉट ${formatList(shots.map(String))} की ${shots.length === 1 ? 'तस्वीर' : 'तस्वीरों'} में`

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: 'दूसरी भाषा',
  title: 'यह स्टोरी दूसरी भाषा में बनाएँ',
  description: 'उन्हीं तस्वीरों वाली नई स्टोरी: आवाज़ें, कैप्शन और टाइटल नए बनते हैं, क्लिप नई आवाज़ों के हिसाब से बैठाई जाती हैं। यह स्टोरी वैसी ही रहती है।',
  language: 'भाषा',
  voice: 'आवाज़',
  autoVoice: 'इस भाषा की आवाज़',
  voiceName: (gender, source) => `${source}, ${GENDERS[gender] ?? gender}`,
  name: 'टाइटल',
  sentences: 'वाक्य',
  line: {
    sentence: (shot, language) => `शॉट ${shot} का वाक्य, ${language} में`,
    title: (number, language) => `टाइटल ${number}, ${language} में`,
    picture: (shot, language) => `शॉट ${shot} की तस्वीर के शब्द, ${language} में`,
  },
  original: {
    sentence: (shot) => `शॉट ${shot}`,
    title: (number) => `टाइटल ${number}`,
    picture: (shot) => `शॉट ${shot} की तस्वीर में`,
  },
  propose: (count, language) => (count === 1 ? `1 पंक्ति का ${language} में अनुवाद करें` : `${count} पंक्तियों का ${language} में अनुवाद करें`),
  proposedBy: (name) => `अनुवाद ${name} करता है; स्टोरी बनाने से पहले हर पंक्ति पढ़ लें।`,
  noModel: 'कोई भाषा मॉडल कनेक्ट नहीं है, इसलिए यहाँ अपने आप कुछ अनुवाद नहीं होता। हर पंक्ति के पास अनुवाद लिखें या पेस्ट करें।',
  notAll: (count) =>
    count === 1
      ? '1 पंक्ति का ठीक से अनुवाद नहीं हो सका। उसे खुद लिखें, या फिर कोशिश करें।'
      : `${count} पंक्तियों का ठीक से अनुवाद नहीं हो सका। उन्हें खुद लिखें, या फिर कोशिश करें।`,
  failed: 'वाक्यों का अनुवाद नहीं हो सका। जो पहले से है वह रखा गया है।',
  paintPictures: (language) => `शब्दों वाली तस्वीरें ${language} में नई बनाएँ`,
  painted: (shots, credits) =>
    `${picturesOf(shots)} शब्द दिखते हैं: नीचे उनका अनुवाद करें${credits === null ? '' : `; नई तस्वीरें ${credits} क्रेडिट में`}। बाकी सभी तस्वीरें वही रहती हैं।`,
  notPainted: (shots) => `${picturesOf(shots)} शब्द दिख सकते हैं, और वैसे ही रहेंगे।`,
  missing: (count) => (count === 1 ? '1 पंक्ति का अनुवाद बाकी' : `${count} पंक्तियों का अनुवाद बाकी`),
  start: 'स्टोरी बनाएँ',
  free: 'मुफ़्त',
  running: (count, language) => (count === 1 ? `1 वाक्य ${language} में बोला जा रहा है` : `${count} वाक्य ${language} में बोले जा रहे हैं`),
  runningNote: 'आप इसे बंद करके काम जारी रख सकते हैं। नई स्टोरी “मेरी स्टोरी” में है।',
  done: (title) => `“${title}” तैयार है`,
  someFailed: (count) =>
    count === 1
      ? '1 वाक्य नहीं बोला जा सका और उसमें अब भी पुरानी आवाज़ है। उसे नई स्टोरी में फिर जनरेट करें।'
      : `${count} वाक्य नहीं बोले जा सके और उनमें अब भी पुरानी आवाज़ है। उन्हें नई स्टोरी में फिर जनरेट करें।`,
  picturesFailed: (count) =>
    count === 1
      ? '1 तस्वीर नई नहीं बन सकी और उसमें अब भी पुराने शब्द हैं; उसके लिए कुछ नहीं कटा।'
      : `${count} तस्वीरें नई नहीं बन सकीं और उनमें अब भी पुराने शब्द हैं; उनके लिए कुछ नहीं कटा।`,
  runFailed: 'आवाज़ें नहीं बन सकीं। नई स्टोरी अनुवाद किए वाक्यों के साथ “मेरी स्टोरी” में है; कुछ नहीं कटा।',
  open: 'नई स्टोरी खोलें',
  close: 'बंद करें',
  cancel: 'रद्द करें',
  nothing: 'इस स्टोरी में कोई वॉइसओवर नहीं है।',
  unsaved: 'सबसे नए बदलाव सेव नहीं हो सके, इसलिए कुछ नहीं किया गया। पहले “सेव नाकाम” के पास “फिर कोशिश करें” दबाएँ।',
  startFailed: 'स्टोरी नहीं बन सकी। आपके वाक्य यहाँ रखे गए हैं।',
}
