import type * as english from '../../editor/properties.ts'
import type { Translation } from '../../locale/translation.ts'

const lines = (count: number): string => (count === 1 ? '1 पंक्ति' : `${count} पंक्तियाँ`)

export const propertiesTexts: Translation<typeof english.propertiesTexts> = {
  label: 'प्रॉपर्टी',
  noSelection: 'एडिट करने के लिए आइटम चुनें',
  musicBeyondFilm: 'संगीत आखिरी क्लिप के बाद भी चलता है, काली तस्वीर पर।',
  followsFilm:
    'यह संगीत फ़िल्म के साथ चलता है: आखिरी क्लिप का अंत हिलने पर यह वहीं खत्म होने के लिए काटा या दोहराया जाता है। इसे वैसा ही रखने के लिए हिलाएँ या ट्रिम करें।',
  trimMusic: 'संगीत को फ़िल्म तक ट्रिम करें',
  audioEditor: 'ऑडियो एडिटर',
  types: {
    video: 'वीडियो',
    image: 'इमेज',
    audio: 'वॉइसओवर',
    caption: 'कैप्शन',
    overlay: 'नाकाम शॉट',
    logo: 'लोगो',
    title: 'टाइटल',
    shape: 'आकृति',
    sticker: 'स्टिकर',
  },
  delete: 'मिटाएँ',
  untitled: 'बिना टाइटल',
  volume: 'वॉल्यूम',
  speed: 'रफ़्तार',
  fadeIn: 'फ़ेड इन',
  fadeOut: 'फ़ेड आउट',
  duration: 'अवधि',
  longImage: (seconds) => `यह तस्वीर ${seconds} सेकंड रहती है। यहाँ अवधि सेट करने के लिए इसे टाइमलाइन पर छोटा करें।`,
  mixed: 'अलग-अलग',
  severalSelected: (count) => `${count} आइटम चुने गए`,
  volumeOfAll: (count) => (count === 1 ? 'आवाज़ वाले एक आइटम का वॉल्यूम।' : `आवाज़ वाले सभी ${count} आइटम का वॉल्यूम।`),
  noAudio: 'इनमें से किसी आइटम में आवाज़ नहीं है।',
  deleteSeveral: (count) => `${count} आइटम मिटाएँ`,
  failed: 'यह शॉट जनरेट नहीं हो सका। कोई क्रेडिट नहीं कटा।',
  seconds: (seconds) => `${seconds} सेकंड`,
  detail: {
    title: 'स्टोरी की जानकारी',
    hint: 'एडिट करने के लिए टाइमलाइन पर कोई आइटम चुनें।',
    script: 'स्क्रिप्ट',
    topic: 'विषय',
    lyrics: 'बोल',
    style: 'स्टाइल',
    voice: 'आवाज़',
    characters: 'किरदार',
    music: 'संगीत',
    noMusic: 'कोई नहीं',
    film: 'फ़िल्म',
    filmFacts: (length, shots) => `${length}, ${shots} शॉट`,
    size: 'आकार',
    sizeFacts: (width, height, ratio, fps) => `${width} × ${height} (${ratio}), ${fps} fps`,
    imageModel: 'तस्वीरें किसने बनाईं',
    clipModel: 'क्लिप किसने बनाईं',
    captions: 'कैप्शन',
    captionCount: (count, isShown) => {
      if (count === 0) return 'कोई नहीं'
      return isShown ? lines(count) : `${lines(count)}, छिपे हुए`
    },
  },
}
