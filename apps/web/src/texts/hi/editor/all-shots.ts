import type * as english from '../../editor/all-shots.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: 'सभी शॉट',
  count: (shots, length, isEstimate) => `${shots} शॉट, ${isEstimate ? 'करीब ' : ''}${length}`,
  showHidden: 'छिपे हुए दिखाएँ',
  add: 'शॉट जोड़ें',
  addAfter: (number) => (number === null ? 'यहाँ शॉट जोड़ें' : `शॉट ${number} के बाद शॉट जोड़ें`),
  missing: {
    image: (count) => (count === 1 ? '1 बाकी तस्वीर जनरेट करें' : `${count} बाकी तस्वीरें जनरेट करें`),
    video: (count) => `${count} बाकी वीडियो जनरेट करें`,
  },
  selected: (count) => (count === 1 ? '1 शॉट चुना गया' : `${count} शॉट चुने गए`),
  regenerate: {
    image: (count) => (count === 1 ? '1 तस्वीर फिर जनरेट करें' : `${count} तस्वीरें फिर जनरेट करें`),
    video: (count) => `${count} वीडियो फिर जनरेट करें`,
  },
  clear: 'चयन हटाएँ',
  card: {
    name: (number, words) => {
      const name = number === null ? 'छिपा हुआ शॉट' : `शॉट ${number}`
      return words ? `${name}: ${words}` : name
    },
    noText: 'अभी कुछ नहीं लिखा',
    hidden: 'छिपा हुआ',
    select: (number) => `शॉट ${number} चुनें`,
    more: 'और',
    hide: 'छिपाएँ',
    unhide: 'फिर दिखाएँ',
    delete: 'मिटाएँ',
    moveEarlier: 'पहले ले जाएँ',
    moveLater: 'बाद में ले जाएँ',
    regenerate: 'फिर जनरेट करें',
    pending: { image: 'तस्वीर जनरेट हो रही है', video: 'वीडियो जनरेट हो रहा है', audio: 'आवाज़ रिकॉर्ड हो रही है' },
    failed: 'जनरेट नहीं हो सका। कोई क्रेडिट नहीं कटा।',
    seconds: (seconds) => `${formatDecimal(seconds, 1)} सेकंड`,
    estimate: (seconds) => `करीब ${seconds} सेकंड`,
    noImage: 'अभी कोई तस्वीर नहीं',
    takes: (pictures, clips) => (pictures === 1 ? `1 तस्वीर, ${clips} क्लिप` : `${pictures} तस्वीरें, ${clips} क्लिप`),
  },
  moved: (number, of) => `${of} में से जगह ${number} पर ले जाया गया`,
  list: 'शॉट',
  editor: 'शॉट',
  closeEditor: 'बंद करें',
  noneSelected: 'बदलने के लिए कोई शॉट चुनें',
  sheet: {
    title: 'किरदार शीट',
    alt: (names) => `${names} का रूप`,
    note: (names) => `${names}: हर तस्वीर इसी के हिसाब से बनती है। यह इस स्टोरी के लिए एक बार बनी और इसमें कोई क्रेडिट नहीं लगा।`,
  },
  empty: {
    title: 'शॉट-दर-शॉट कहानी सुनाएँ',
    text: 'लिखें कि क्या दिखे, उसकी तस्वीर जनरेट करें, फिर उसमें हरकत लाएँ। या एडिटर में अपनी तस्वीरें और क्लिप लाएँ।',
    action: 'पहला शॉट लिखें',
  },
}
