import type * as english from '../../community/search.ts'
import type { Translation } from '../../locale/translation.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'खोजें',
  field: 'स्टोरी और लोग खोजें',
  title: 'खोज',
  pageTitle: (query) => `${query} – खोज`,
  order: 'नतीजों का क्रम',
  orders: { relevance: 'सबसे मिलती-जुलती', newest: 'सबसे नई' },
  people: 'लोग',
  stories: 'स्टोरी',
  publishedCount: (count) => `${count} स्टोरी`,
  morePeople: 'और लोग',
  found: (count, hasMore) => {
    if (hasMore) return `${count} से ज़्यादा स्टोरी मिलीं`
    return count === 1 ? '1 स्टोरी मिली' : `${count} स्टोरी मिलीं`
  },
  start: 'कोई टाइटल, स्टोरी के शब्द, स्टाइल या व्यक्ति खोजें।',
  startNote: 'सभी शब्दों का मिलना ज़रूरी है। आखिरी शब्द अधूरा भी हो सकता है।',
  none: (query) => `“${query}” के लिए कुछ नहीं मिला।`,
  noneNote: 'वर्तनी जाँचें, या कम शब्दों से खोजें।',
  allCategories: 'सभी प्रकारों में खोजें',
  failed: 'खोज नहीं हो सकी',
  failedText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
  peopleFailed: 'लोगों को खोजा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।',
}
