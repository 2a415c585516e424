import type * as english from '../../editor/sentence.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

type Offer = Parameters<typeof english.sentenceTexts.offer>[0]

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: 'वाक्य बदलें',
  field: 'वाक्य के शब्द',
  change: 'बुलवाएँ',
  cancel: 'रद्द करें',
  free: 'मुफ़्त',
  newClip: 'यह क्लिप बहुत छोटी हो तो नई बनाएँ',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `नई आवाज़ और कैप्शन; शॉट ${formatDecimal(nowSeconds, 1)} सेकंड की जगह करीब ${formatDecimal(thenSeconds, 1)} सेकंड का होगा। ${FITS[fit](canMakeClip)}`,
  running: 'नई आवाज़ आ रही है',
  done: 'वाक्य बदल दिया गया। “पहले जैसा करें” से सब वापस हो जाएगा।',
  failed: (reason) => `${reason}। फ़िल्म जैसी थी वैसी ही है, कुछ नहीं कटा, और आपके शब्द रखे गए हैं।`,
  clipTooShort: 'नई आवाज़ इतनी लंबी है कि उसके शॉट की क्लिप उतनी नहीं खिंच सकती।',
  makeClip: (credits) => `${credits} क्रेडिट में नई क्लिप बनाएँ`,
  price: 'कीमत बदल गई है। नई कीमत देखें और फिर दबाएँ।',
  unsaved: 'सबसे नए बदलाव सेव नहीं हो सके, इसलिए कुछ नहीं किया गया। पहले “सेव नाकाम” के पास “फिर कोशिश करें” दबाएँ।',
  inProgress: 'यह वाक्य पहले से बदला जा रहा है, या पूरी फ़िल्म बन रही है। उसके पूरा होने तक इंतज़ार करें; आपके शब्द यहाँ रखे गए हैं।',
  notStarted: 'वाक्य बदला नहीं जा सका। आपके शब्द यहाँ रखे गए हैं।',
}

const FITS: Readonly<Record<Offer['fit'], (canMakeClip: boolean) => string>> = {
  picture: () => 'तस्वीर उतनी ही देर दिखती है।',
  trimmed: () => 'क्लिप उतनी काटी जाती है।',
  slowed: () => 'क्लिप उतनी धीमी की जाती है।',
  too_short: (canMakeClip) =>
    canMakeClip ? 'आधी रफ़्तार पर भी क्लिप बहुत छोटी है।' : 'आधी रफ़्तार पर भी क्लिप बहुत छोटी है: आवाज़ अगले शॉट पर चलती रहती है।',
}
