import type * as english from '../../editor/media.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodsOf, songChoiceOf } from '../music/song-words.ts'

const TYPES: Readonly<Record<string, string>> = { video: 'वीडियो', image: 'इमेज', audio: 'ऑडियो', file: 'फ़ाइल' }
const typeOf = (type: string): string => TYPES[type] ?? type

const songs = (count: number): string => (count === 1 ? '1 गाना' : `${count} गाने`)

export const mediaTexts: Translation<typeof english.mediaTexts> = {
  tabs: { videos: 'वीडियो', images: 'इमेज', music: 'संगीत', voiceover: 'वॉइसओवर', captions: 'कैप्शन' },
  tabsLabel: 'मीडिया',
  count: {
    videos: (count) => `${count} वीडियो`,
    images: (count) => `${count} इमेज`,
    music: songs,
    voiceover: (count) => `${count} रिकॉर्डिंग`,
  },
  menu: { add: 'जोड़ें', create: 'बनाएँ', upload: 'अपलोड करें', history: 'हिस्ट्री', browse: 'देखें' },
  empty: {
    videos: { title: 'अभी कोई वीडियो नहीं', text: 'अपनी क्लिप लाएँ, नई बनाएँ, या अपनी दूसरी स्टोरी से लें।' },
    images: { title: 'अभी कोई इमेज नहीं', text: 'तस्वीरें टाइमलाइन पर कुछ सेकंड रहती हैं, या नई क्लिप की शुरुआत बनती हैं।' },
    music: { title: 'इस स्टोरी में संगीत नहीं है', text: 'लाइब्रेरी से गाना चुनें, या अपना अपलोड करें।' },
    voiceover: { title: 'अभी कोई वॉइसओवर नहीं', text: 'शॉट लिखें और उसे बुलवाएँ, या रिकॉर्डिंग अपलोड करें।' },
  },
  dropHere: 'अपलोड करने के लिए एक फ़ाइल छोड़ें',
  oneFile: 'एक बार में एक ही फ़ाइल अपलोड हो सकती है। कृपया एक फ़ाइल चुनें।',
  fileLabel: 'अपलोड करने की फ़ाइल',

  tile: {
    video: (title, length) => `${title || 'बिना टाइटल का वीडियो'}, ${length}`,
    other: (title) => title || 'बिना टाइटल',
    untitled: 'बिना टाइटल',
    keys: 'स्पेस से दिखता है, Enter से टाइमलाइन में जुड़ता है',
    addLabel: (title) => (title ? `${title} को टाइमलाइन में जोड़ें` : 'इसे टाइमलाइन में जोड़ें'),
    removeLabel: (title) => (title ? `${title} मिटाएँ` : 'इसे मिटाएँ'),
    failedToLoad: 'लोड नहीं हो सका',
    processing: 'आ रहा है…',
    failed: 'नाकाम',
    listen: (title) => `${title} सुनें`,
    stop: (title) => `${title} बंद करें`,
    unavailable: 'यह आवाज़ अभी नहीं चल सकती',
  },
  confirm: {
    title: (title) => (title ? `${title} मिटाएँ?` : 'यह फ़ाइल मिटाएँ?'),
    text: 'यह इस स्टोरी और आपकी हिस्ट्री से हट जाएगी। इसे पलटा नहीं जा सकता।',
    confirm: 'मिटाएँ',
  },
  inUse: {
    video: 'यह वीडियो इस्तेमाल में है और मिटाया नहीं जा सकता।',
    image: 'यह इमेज इस्तेमाल में है और मिटाई नहीं जा सकती।',
    other: 'इसे मिटाया नहीं जा सकता, क्योंकि यह अभी टाइमलाइन में इस्तेमाल हो रहा है।',
    failed: 'मीडिया हटाया नहीं जा सका',
  },
  add: { failed: 'मीडिया जोड़ा नहीं जा सका' },

  upload: {
    title: 'अपलोड नाकाम',
    confirm: 'समझ गए',
    unknown: 'अनजान गड़बड़ी हुई',
    uploading: 'अपलोड हो रहा है',
    processing: 'प्रोसेस हो रहा है…',
    cancel: (file) => `${file} का अपलोड रोकें`,
    failed: 'अपलोड नहीं हो सका',
    fileFailed: 'फ़ाइल अपलोड नहीं हो सकी',
    saveFailed: 'अपलोड और सेव नहीं हो सका',
    http: (status, statusText) => `HTTP ${status}: ${statusText}`,
    retrying: (retry, max) => `कनेक्शन टूट गया। फिर भेजा जा रहा है (${max} में से ${retry})…`,
  },
  errors: {
    unsupported: (file) => `यह फ़ाइल टाइप सपोर्ट नहीं होता: ${file}`,
    noLimit: (type) => `${typeOf(type)} का अपलोड अभी सपोर्ट नहीं होता`,
    tooLarge: (file, max) => `${file} बहुत बड़ी है (अधिकतम ${max})`,
    wrongType: (file, type) => `${file} का टाइप ${typeOf(type)} के लिए सपोर्ट नहीं होता`,
    unknown: 'फ़ाइल टाइप सही नहीं है',
  },

  library: {
    search: 'लाइब्रेरी के 200+ गानों में खोजें',
    back: 'वापस',
    filters: { genres: 'शैली', moods: 'मूड', tempos: 'टेम्पो' },
    choice: songChoiceOf,
    clear: 'फ़िल्टर हटाएँ',
    noResults: 'कोई संगीत नहीं मिला',
    loading: 'गाने लोड हो रहे हैं',
    failed: 'गाने लोड नहीं हो सके। आपकी स्टोरी सुरक्षित है।',
    retry: 'फिर कोशिश करें',
    resultCount: songs,
    list: 'लाइब्रेरी के गाने',
    facts: (genre, mood, tempo) => `${genreOf(genre)}, ${moodsOf(mood)}, ${tempo} BPM`,
    preparing: 'गाना तैयार हो रहा है…',
    add: (name) => `${name} को इस स्टोरी में जोड़ें`,
    addToTimeline: (name) => `${name} को टाइमलाइन में जोड़ें`,
    added: (name) => `${name} इस स्टोरी में है`,
    adding: (name) => `${name} जोड़ा जा रहा है`,
  },

  picker: {
    title: { video: 'आपके वीडियो', image: 'आपकी इमेज', audio: 'आपकी आवाज़ें' },
    tabs: { generation: 'जनरेट किए हुए', albums: 'एल्बम', storyAsset: 'यह स्टोरी' },
    tabsLabel: 'कहाँ से',
    count: (count, max) => `${count}/${max}`,
    confirm: 'जोड़ें',
    use: 'इस्तेमाल करें',
    cancel: 'रद्द करें',
    added: 'जुड़ा हुआ',
    loading: 'लोड हो रहा है',
    failed: 'इसे लोड नहीं किया जा सका। कुछ भी खोया नहीं है।',
    retry: 'फिर कोशिश करें',
    empty: {
      generation: 'अभी कुछ नहीं बना। अपनी स्टोरी में आप जो जनरेट करते हैं, वह यहाँ रहता है।',
      storyAsset: 'इस स्टोरी में अभी ऐसा कुछ नहीं है।',
      album: 'इस एल्बम में ऐसा कुछ नहीं है। “जनरेट किए हुए” या “यह स्टोरी” से चुनकर इसमें डालें।',
    },
    albums: {
      none: 'एल्बम में वह रहता है जो आप बार-बार इस्तेमाल करते हैं।',
      list: 'आपके एल्बम',
      create: 'नया एल्बम',
      name: 'एल्बम का नाम',
      save: 'सेव करें',
      rename: 'नाम बदलें',
      remove: 'मिटाएँ',
      menu: (name) => `${name} के विकल्प`,
      back: 'सभी एल्बम',
      count: (count) => `${count} आइटम`,
      confirmTitle: (name) => `एल्बम ${name} मिटाएँ?`,
      confirmText: 'इसकी तस्वीरें और आवाज़ें आपकी स्टोरी में रहेंगी।',
      failed: 'एल्बम बदला नहीं जा सका। कृपया फिर कोशिश करें।',
      addTo: 'एल्बम में डालें',
      addedTo: (name) => `${name} में डाला गया`,
    },
  },
}
