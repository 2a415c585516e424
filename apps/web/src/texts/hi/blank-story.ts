import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: 'स्टोरीबोर्ड बनाएँ', note: 'शॉट-दर-शॉट लिखें' },
    'video-editor': { title: 'एडिटर खोलें', note: 'अपनी फ़ुटेज काटें' },
  },
  opening: 'आपकी स्टोरी बन रही है…',
  error: (message) => `गड़बड़ी: ${message}`,
  choose: {
    title: 'चुनें कि आप कैसे बनाना चाहते हैं',
    text: 'दोनों वही खाली स्टोरी बनाते हैं और उसे आपके लिए सहेजते हैं; आप कभी भी एक से दूसरे पर जा सकते हैं।',
    views: {
      list: { title: 'लिखें और जनरेट करें', label: 'स्टोरीबोर्ड' },
      'video-editor': { title: 'अपलोड और एडिट करें', label: 'टाइमलाइन' },
    },
  },
  wideScreenOnly: {
    title: 'कंप्यूटर पर आराम से एडिट करें',
    text: 'एडिटर के लिए चौड़ी स्क्रीन चाहिए। इस विंडो को चौड़ा करें या ज़ूम घटाएँ, या कंप्यूटर के ब्राउज़र में Fablecut खोलें: आपकी स्टोरी वहाँ भी हैं।',
    confirm: 'ठीक है, समझ गए!',
    page: 'स्टोरी देखें',
  },
}
