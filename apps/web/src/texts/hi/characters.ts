import type * as english from '../characters.ts'
import type { Translation } from '../locale/translation.ts'

export const characterTexts: Translation<typeof english.characterTexts> = {
  dialogTitle: 'किरदार चुनें',
  tabs: { premade: 'बने-बनाए', community: 'कम्यूनिटी', mine: 'मेरे किरदार' },
  search: 'किरदार खोजें',
  noMatch: (search) => `“${search}” नाम का कोई किरदार नहीं है।`,
  empty: {
    premade: 'अभी कोई किरदार उपलब्ध नहीं है।',
    community: 'अभी तक किसी ने किरदार शेयर नहीं किया है।',
    mine: 'आपके पास अभी कोई किरदार नहीं है। किसी तस्वीर से बनाएँ।',
  },
  more: 'और दिखाएँ',
  loadingMore: 'लोड हो रहा है…',
  sharedBy: (author) => `${author} की ओर से`,
  modes: { quick: 'क्विक रेफ़रेंस', train: 'ट्रेन किया हुआ' },
  signInForOwn: 'अपने किरदार इस्तेमाल करने के लिए साइन इन करें',
  failed: 'किरदार लोड नहीं हो सके। आपका भरा हुआ सब कुछ रखा गया है।',
  retry: 'फिर कोशिश करें',
  cast: {
    label: 'किरदार',
    main: 'किरदार चुनें',
    second: 'एक और जोड़ें',
    remove: (name) => `${name} को हटाएँ`,
  },
  rules: {
    trained: (model) => `ट्रेन किए हुए किरदार से इमेज मॉडल ${model} हो जाता है।`,
    quick: (model) => `क्विक रेफ़रेंस वाले किरदार से इमेज मॉडल ${model} हो जाता है।`,
    several: (model) => `दूसरे किरदार से इमेज मॉडल ${model} हो जाता है।`,
  },
  train: 'बेहतर समानता के लिए किरदार को ट्रेन करें',

  creator: { label: 'नया किरदार', name: 'किरदार का नाम', create: 'किरदार बनाएँ' },

  quick: {
    title: 'क्विक रेफ़रेंस (सबसे तेज़)',
    picture: 'किरदार की तस्वीर',
    pictureHint: 'तस्वीर छोड़ें या चुनें',
    hint: 'एक तस्वीर जिसमें चेहरा दिखे। त्वचा, बाल और कपड़े उसी से बनाए जाते हैं।',
    creating: 'तस्वीर पढ़ी जा रही है…',
    incomplete: 'कृपया तस्वीर और किरदार का नाम दोनों दें।',
    oneFile: 'एक बार में एक ही फ़ाइल अपलोड हो सकती है। कृपया एक फ़ाइल चुनें।',
    tooLarge: (file) => `${file} बहुत बड़ी है (अधिकतम 10 MB)`,
    unreadable: (file) => `${file} पढ़ी जा सकने वाली तस्वीर नहीं है। PNG, JPEG या WebP फ़ाइल चुनें।`,
    wrongType: (file) => `${file} का टाइप तस्वीर के लिए सपोर्ट नहीं होता`,
    uploadFailed: 'तस्वीर अपलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  },

  training: {
    title: 'कई तस्वीरों से ट्रेन करें',
    pictures: 'किरदार की तस्वीरें',
    pictureHint: (count, max) => (count === 0 ? 'तस्वीरें छोड़ें या चुनें' : `${max} में से ${count}`),
    hint: (min, max) =>
      `अलग-अलग रोशनी में एक ही व्यक्ति की ${min} से ${max} तस्वीरें। किरदार ज़्यादातर तस्वीरों जैसा दिखता है, इसलिए एक अलग तस्वीर से फ़र्क नहीं पड़ता।`,
    remove: (file) => `${file} हटाएँ`,
    creating: 'तस्वीरें पढ़ी जा रही हैं…',
    incomplete: (min, max) => `कृपया ${min} से ${max} तस्वीरें और किरदार का नाम दें।`,
    tooMany: (max) => `किरदार को ज़्यादा से ज़्यादा ${max} तस्वीरों से ट्रेन किया जा सकता है। पहली ${max} रखी गई हैं।`,
  },

  model: { label: 'मॉडल id', apply: 'लागू करें', applying: 'खोजा जा रहा है…' },

  page: {
    title: 'मेरे किरदार',
    intro: 'किरदार की त्वचा, बाल और कपड़े उसकी तस्वीरों से बनाए जाते हैं। एक ही चेहरा हर शॉट में वही व्यक्ति होता है।',
    deleteLabel: (name) => `${name} को मिटाएँ`,
    deleteTitle: (name) => `${name} को मिटाएँ?`,
    deleteText: 'इस किरदार से बनी स्टोरी वैसी ही रहेंगी।',
    deleteSharedText: 'यह कम्यूनिटी से भी हट जाएगा। इस किरदार से बनी स्टोरी वैसी ही रहेंगी।',
    confirm: 'मिटाएँ',
    cancel: 'रहने दें',
    shared: 'कम्यूनिटी में',
    shareLabel: (name) => `${name} को कम्यूनिटी में शेयर करें`,
    shareTitle: (name) => `${name} को शेयर करें?`,
    shareText: 'सब लोग इसका नाम और तस्वीर देख सकेंगे और अपनी स्टोरी में इसे ले सकेंगे। आप इसे कभी भी वापस ले सकते हैं।',
    share: 'शेयर करें',
    unshareLabel: (name) => `${name} को वापस लें`,
    unshareTitle: (name) => `${name} को वापस लें?`,
    unshareText: 'आगे कोई और इसे नहीं चुन सकेगा। दूसरों ने इससे जो स्टोरी बनाई हैं वे वैसी ही रहेंगी।',
    unshare: 'वापस लें',
    sharedToast: (name) => `${name} अब कम्यूनिटी में`,
    unsharedToast: (name) => `${name} फिर से सिर्फ़ आपके पास`,
    signIn: 'अपने किरदार देखने के लिए साइन इन करें।',
    signInButton: 'साइन इन करें',
  },
}
