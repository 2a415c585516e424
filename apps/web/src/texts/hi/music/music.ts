import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodsOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: 'बैकग्राउंड संगीत',
    choices: { auto: 'ऑटो', trending: 'ट्रेंडिंग', link: 'लिंक', upload: 'अपलोड', none: 'कोई नहीं' },
    hints: {
      auto: 'स्टोरी के हिसाब से चुना जाता है।',
      none: 'वीडियो में संगीत नहीं होगा।',
    },
    missing: {
      link: 'कृपया Suno के संगीत का लिंक पेस्ट करें',
      upload: 'कृपया ऑडियो फ़ाइल अपलोड करें',
      trending: 'कृपया ट्रेंडिंग गानों में से कोई चुनें',
    },
    ownFile: 'आपकी अपनी फ़ाइल।',
    pick: { trending: 'गाना चुनें', link: 'लिंक पेस्ट करें', upload: 'फ़ाइल चुनें' },
  },

  source: {
    label: 'संगीत',
    pasteLink: 'लिंक पेस्ट करें',
    upload: 'अपलोड / ड्रैग',
    pick: 'चुनिंदा गाने',
    drop: 'अपनी संगीत फ़ाइल यहाँ छोड़ें। MP3, WAV, M4A और दूसरे ऑडियो फ़ॉर्मैट चलते हैं',
    tooLong: (length) => `यह गाना ${length} लंबा है। इसे ट्रिम करें, या पूरा रखें।`,
    unknownLength: 'लंबाई यहाँ नहीं पढ़ी जा सकी। वीडियो बनने से पहले नाप ली जाएगी।',
    remove: (name) => `${name} हटाएँ`,
    preparing: 'गाना तैयार हो रहा है...',
    trimmed: (start, end, total) => `${total} में से ${start} से ${end}`,
  },

  upload: {
    label: 'संगीत फ़ाइल',
    busy: 'ऑडियो प्रोसेस हो रहा है...',
    notAudio: 'कृपया ऑडियो फ़ाइल चुनें',
    tooLarge: (name, megabytes) => `${name} बहुत बड़ी है (अधिकतम ${megabytes} MB)`,
    failed: 'संगीत अपलोड नहीं हो सका। कृपया फिर कोशिश करें।',
    tooShort: (seconds) => `संगीत कम से कम ${seconds} सेकंड का होना चाहिए`,
  },

  link: {
    title: 'Suno या TikTok के संगीत का लिंक पेस्ट करें',
    label: 'गाने का लिंक',
    placeholder: 'https://suno.com/song/...',
    import: 'संगीत लाएँ',
    importing: 'संगीत लाया जा रहा है...',
    preparing: 'तैयारी हो रही है...',
    cancel: 'रद्द करें',
    empty: 'कृपया URL डालें',
    invalidUrl: 'कृपया सही URL डालें',
    unsupportedHost: 'कृपया TikTok या Suno का URL डालें',
    failed: 'संगीत का URL पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
    fileFailed: 'संगीत फ़ाइल डाउनलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
    untitled: 'लिंक से गाना',
  },

  trim: {
    title: 'गाना ट्रिम करें',
    open: 'ट्रिम करें',
    part: 'गाने का इस्तेमाल होने वाला हिस्सा',
    start: 'शुरुआत',
    end: 'अंत',
    length: 'लंबाई',
    play: 'यह हिस्सा चलाएँ',
    pause: 'रोकें',
    limits: (min, max) => `${min} सेकंड से ${max / 60} मिनट।`,
    how: { pointer: 'किनारे खींचें, या तीर वाली कुंजियों से हिलाएँ।', touch: 'किनारे खींचें।' },
    required: (max) => `यह गाना ${max / 60} मिनट से लंबा है। इस्तेमाल होने वाला हिस्सा चुनें।`,
    cancel: 'रद्द करें',
    keepWhole: 'पूरा गाना रखें',
    use: 'यह हिस्सा लें',
    busy: 'ट्रिम हो रहा है...',
    unplayable: 'यह गाना यहाँ नहीं चल सकता। फिर भी इसे पूरा इस्तेमाल किया जा सकता है।',
  },

  player: {
    listen: (name) => `${name} सुनें`,
    stop: (name) => `${name} बंद करें`,
    play: (name) => `${name} चलाएँ`,
    pause: (name) => `${name} रोकें`,
    unavailable: 'यह गाना अभी नहीं चल सकता',
  },

  songs: {
    title: 'ट्रेंडिंग गाने',
    featured: 'चुनिंदा गाने',
    moods: 'मूड',
    mood: moodsOf,
    facts: (artist, genre, tempo) => `${artist}, ${genreOf(genre)}, ${tempo} BPM`,
    select: 'चुनें',
    selectLabel: (name) => `${name} चुनें`,
    failed: 'गाने लोड नहीं हो सके। आपका भरा हुआ सब कुछ रखा गया है।',
    retry: 'फिर कोशिश करें',
    externalLinks: 'और संगीत',
    freeMusic: 'कॉपीराइट-मुक्त संगीत',
    makeMusic: 'गाना बनाएँ',
    learnMore: 'और जानें',
  },
}
