import type * as english from '../community.ts'
import type { Translation } from '../locale/translation.ts'

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: 'कम्यूनिटी की स्टोरी',
  viewAll: 'सभी देखें',
  viewAllLabel: 'कम्यूनिटी की सभी स्टोरी देखें',
  categoriesLabel: 'स्टोरी के प्रकार',
  all: 'सभी',
  order: 'क्रम',
  orders: { newest: 'सबसे नई', for_you: 'आपके लिए' },
  soundOn: 'आवाज़ चालू करें',
  soundOff: 'आवाज़ बंद करें',
  soundNote: 'पॉइंटर के नीचे चलने वाली फ़िल्मों की आवाज़',
  empty: '✨ अभी कोई पब्लिश की हुई स्टोरी नहीं है। प्रेरक स्टोरी के लिए जल्द ही फिर देखें!',
  noResults: {
    note: 'बनाने वाले जब फ़िल्म पब्लिश करते हैं, तब वह यहाँ दिखती है: शेयर, फिर पब्लिश। उसे सब देख और रीमिक्स कर सकते हैं।',
    publish: 'अपनी कोई स्टोरी पब्लिश करें',
    create: 'पहली स्टोरी बनाएँ',
    allCategories: 'सभी प्रकार दिखाएँ',
  },
  examples: {
    title: 'Fablecut के नमूने',
    note: 'इस सर्वर के इंजन ने बनाए। कोई एक खोलें और रीमिक्स करें।',
    generatingFirst: 'पहले नमूने बैकग्राउंड में बन रहे हैं: हर नमूना बनते ही यहाँ दिखेगा।',
    generatingMore: 'और नमूने बैकग्राउंड में बन रहे हैं: हर नमूना बनते ही यहाँ दिखेगा।',
  },
  loading: 'कम्यूनिटी की स्टोरी लोड हो रही हैं',
  failed: 'कम्यूनिटी लोड नहीं हो सकी',
  failedText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
  example: 'नमूना',
  open: (title) => `${title} खोलें`,
  opening: 'स्टोरी लोड हो रही है',
  profile: {
    loading: 'प्रोफ़ाइल लोड हो रही है',
    stories: (count) => `${count} पब्लिश की हुई स्टोरी`,
    none: 'अभी कोई पब्लिश की हुई स्टोरी नहीं है।',
    notFound: 'प्रोफ़ाइल नहीं मिली',
    notFoundText: 'यहाँ इस नाम का कोई नहीं है।',
    notFoundAction: 'कम्यूनिटी पर जाएँ',
    failed: 'प्रोफ़ाइल लोड नहीं हो सकी',
  },
}
