import type * as english from '../../people/people.ts'
import { formatCount } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, likes) => `${title} को लाइक करें, ${likes} लाइक`,
    like: 'लाइक करें',
    count: formatCount,
    tabs: 'सूचियाँ',
    stories: 'स्टोरी',
    liked: 'लाइक की हुई',
    noneLiked: 'आपने अभी कोई स्टोरी लाइक नहीं की है। जो आप लाइक करेंगे वह यहाँ दिखेगी, सिर्फ़ आपको।',
  },
  follow: {
    follow: 'फ़ॉलो करें',
    following: 'फ़ॉलो किया हुआ',
    label: (name) => `${name} को फ़ॉलो करें`,
    followers: (count) => `${formatCount(count)} फ़ॉलोअर`,
    followed: (count) => `${formatCount(count)} फ़ॉलोइंग`,
    followersOf: (name) => `${name} के फ़ॉलोअर`,
    followedBy: (name) => `जिन्हें ${name} फ़ॉलो करते हैं`,
    noFollowers: 'अभी कोई नहीं।',
    loading: 'लोग लोड हो रहे हैं',
    failed: 'लोग लोड नहीं हो सके',
    more: 'और दिखाएँ',
    tab: 'फ़ॉलोइंग',
    empty: 'यहाँ अभी कुछ नहीं है। लोगों को फ़ॉलो करें, और उनकी नई स्टोरी यहाँ दिखेंगी।',
    suggested: 'लोग जिन्हें आप फ़ॉलो कर सकते हैं',
  },
  profile: {
    bio: 'आपके बारे में',
    bioHint: (left) => `${left} अक्षर बाकी। इसे आपकी प्रोफ़ाइल पर सब पढ़ सकते हैं।`,
    links: 'लिंक',
    linksHint: 'ज़्यादा से ज़्यादा पाँच, हर लाइन में एक, हर लिंक https:// से शुरू हो',
    save: 'सेव करें',
    saved: 'आपकी प्रोफ़ाइल सेव हो गई',
  },
  block: {
    block: 'ब्लॉक करें',
    unblock: 'अनब्लॉक करें',
    label: (name) => `${name} को अनब्लॉक करें`,
    confirm: (name) => `${name} को ब्लॉक करें?`,
    confirmText: 'वे अब आपको फ़ॉलो नहीं कर सकेंगे, न आपकी स्टोरी को लाइक या उस पर कमेंट कर सकेंगे, और आपको उनकी स्टोरी नहीं दिखेंगी। उन्हें बताया नहीं जाता।',
    blocked: 'आपने इस व्यक्ति को ब्लॉक किया है, इसलिए आपको इनकी स्टोरी नहीं दिखतीं।',
    done: (name) => `आपने ${name} को ब्लॉक किया`,
    title: 'ब्लॉक किए गए लोग',
    note: 'वे न आपको फ़ॉलो कर सकते हैं, न आपकी स्टोरी को लाइक या उस पर कमेंट कर सकते हैं, और आपको उनकी स्टोरी नहीं दिखतीं।',
  },
}
