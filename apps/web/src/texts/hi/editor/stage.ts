import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: 'फ़ुल स्क्रीन',
  leaveFullScreen: 'फ़ुल स्क्रीन से बाहर',
  loading: 'वीडियो लोड हो रहा है...',
  picture: (title) => `${title} का प्रीव्यू`,
  untitled: 'स्टोरी',
  empty: { title: 'अभी दिखाने को कुछ नहीं', text: 'कोई वीडियो, इमेज या आवाज़ टाइमलाइन पर खींचें।' },
  failure: {
    unreachable: (title) => `“${title}” लोड नहीं हो सका।`,
    undecodable: (title) => `यह ब्राउज़र “${title}” नहीं चला सकता। एक्सपोर्ट किए वीडियो में वह फिर भी है।`,
    unchanged: 'आपकी स्टोरी में कुछ नहीं बदला।',
    reload: 'फिर लोड करें',
  },
  canvas: {
    label: 'तस्वीर में आइटम',
    item: (type) => `तस्वीर में ${type}: तीर वाली कुंजियों से हिलता है, प्लस और माइनस से छोटा-बड़ा होता है, ब्रैकेट से घूमता है`,
    scale: 'छोटा-बड़ा करने के लिए खींचें',
    rotate: 'घुमाने के लिए खींचें',
  },
  asset: { label: (title) => `${title} का प्रीव्यू`, play: 'चलाएँ', pause: 'रोकें', close: 'टाइमलाइन पर वापस' },
}
