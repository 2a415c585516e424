import type * as english from '../../people/notifications.ts'
import type { Translation } from '../../locale/translation.ts'

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'सूचनाएँ',
  bell: (unread) => {
    if (unread === 0) return 'सूचनाएँ'
    if (unread >= 100) return 'सूचनाएँ, 99 से ज़्यादा नई'
    return `सूचनाएँ, ${unread} नई`
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: 'सूचनाएँ लोड हो रही हैं',
  failed: 'सूचनाएँ पढ़ी नहीं जा सकीं',
  retry: 'फिर कोशिश करें',
  empty: 'अभी कुछ नहीं है। आपकी स्टोरी के लाइक, रीमिक्स और कमेंट, और नए फ़ॉलोअर यहाँ दिखेंगे।',
  emptyAction: 'कम्यूनिटी देखें',
  more: 'और दिखाएँ',
  isNew: 'नई',
  settings: 'किन बातों की सूचना मिले',
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} और 1 अन्य व्यक्ति` : `${name} और ${others} अन्य लोगों`
  },
  kinds: {
    like: (who, title) => `${who} ने “${title}” को लाइक किया`,
    follow: (who) => `${who} ने आपको फ़ॉलो किया`,
    remix: (who, title, original) => `${who} ने आपकी स्टोरी “${original}” का रीमिक्स “${title}” पब्लिश किया`,
    new_story: (who, title) => `${who} ने “${title}” को पब्लिश किया`,
    comment: (who, title) => `${who} ने “${title}” पर कमेंट किया`,
    reply: (who, title) => `${who} ने “${title}” पर आपके कमेंट का जवाब दिया`,
  },
  preferences: {
    title: 'सूचनाएँ',
    note: 'ऐप में और ईमेल से आपको किन बातों की सूचना मिले। एक ही बात का ईमेल घंटे में ज़्यादा से ज़्यादा एक बार आता है, और अगर आपने उसे यहाँ पढ़ लिया हो तो बिल्कुल नहीं।',
    noMails: 'यह सर्वर ईमेल नहीं भेजता।',
    loading: 'सूचनाओं की सेटिंग लोड हो रही हैं',
    kind: 'घटना',
    inApp: 'ऐप में',
    byMail: 'ईमेल से',
    kinds: {
      like: 'आपकी स्टोरी के लाइक',
      follow: 'नए फ़ॉलोअर',
      remix: 'आपकी स्टोरी के रीमिक्स',
      new_story: 'आप जिन्हें फ़ॉलो करते हैं, उनकी नई स्टोरी',
      comment: 'आपकी स्टोरी पर कमेंट',
      reply: 'आपके कमेंट के जवाब',
    },
    inAppOf: (kind) => `${kind}: ऐप में`,
    byMailOf: (kind) => `${kind}: ईमेल से`,
  },
  unsubscribe: {
    title: 'ईमेल',
    working: 'ईमेल बंद हो रहे हैं…',
    done: {
      like: 'अब आपको अपनी स्टोरी के लाइक के ईमेल नहीं मिलेंगे।',
      follow: 'अब आपको नए फ़ॉलोअर के ईमेल नहीं मिलेंगे।',
      remix: 'अब आपको अपनी स्टोरी के रीमिक्स के ईमेल नहीं मिलेंगे।',
      new_story: 'अब आपको उन लोगों की नई स्टोरी के ईमेल नहीं मिलेंगे जिन्हें आप फ़ॉलो करते हैं।',
      comment: 'अब आपको अपनी स्टोरी पर हुए कमेंट के ईमेल नहीं मिलेंगे।',
      reply: 'अब आपको अपने कमेंट के जवाबों के ईमेल नहीं मिलेंगे।',
    },
    doneNote: 'आप अपने अकाउंट पेज पर इन्हें फिर चालू कर सकते हैं।',
    account: 'मेरा अकाउंट खोलें',
    invalid: 'यह लिंक मान्य नहीं है या अब मान्य नहीं रहा',
    invalidNote: 'आप अपने अकाउंट पेज पर ईमेल बंद कर सकते हैं।',
    failed: 'ईमेल बंद नहीं हो सके',
    retry: 'फिर कोशिश करें',
  },
}
