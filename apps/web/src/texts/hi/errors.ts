import type * as english from '../errors.ts'
import { formatNumber } from '../format.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: 'डाली गई कुछ जानकारी सही नहीं है। कुछ शुरू नहीं हुआ।',
  MALFORMED_JSON: 'अनुरोध पढ़ा नहीं जा सका। कृपया पेज फिर से लोड करके कोशिश करें।',
  IDEMPOTENCY_KEY_REUSED: 'यह पहले ही दूसरी जानकारी के साथ भेजा जा चुका है। कृपया बटन फिर दबाएँ।',
  COMMUNITY_CONTENT_MODERATION: 'यह सामग्री पब्लिश नहीं हो सकती।',
  UNAUTHORIZED: 'कृपया साइन इन करें।',
  INSUFFICIENT_CREDITS: 'क्रेडिट कम हैं',
  FORBIDDEN: 'आपको यह करने की अनुमति नहीं है।',
  FORBIDDEN_ORIGIN: 'यह वह पता नहीं है जिसकी सर्वर को उम्मीद है। सर्वर शुरू होने पर जो पता दिखाता है, वही खोलें।',
  NOT_FOUND: 'नहीं मिला',
  STORY_NOT_FOUND: 'स्टोरी नहीं मिली',
  CONFLICT: 'यह अभी नहीं हो सकता। क्या बदला है, यह देखने के लिए कृपया पेज फिर से लोड करें।',
  PRICE_CHANGED: 'कीमत बदल गई है। कुछ नहीं कटा; कृपया नई कीमत देखें।',
  RUN_IN_PROGRESS: 'इस स्टोरी का एक और काम अभी पूरा नहीं हुआ है। कृपया इंतज़ार करें।',
  STORY_NOT_PAUSED: 'यह स्टोरी रुकी हुई नहीं है।',
  BUDGET_SPENT: 'प्रोवाइडर मॉडल का बजट खत्म हो गया है। कुछ नहीं कटा।',
  STALE_DOCUMENT: 'यह स्टोरी कहीं और बदली गई है। कृपया पेज फिर से लोड करें।',
  OUTDATED_CLIENT: 'Fablecut अपडेट हो गया है। कृपया पेज फिर से लोड करें; जो बदलाव सेव नहीं हुए हैं वे इस ब्राउज़र में रहेंगे।',
  PAYLOAD_TOO_LARGE: 'यह भेजने के लिए बहुत बड़ा है।',
  UNSUPPORTED_MEDIA_TYPE: 'इस टाइप की फ़ाइल सपोर्ट नहीं होती।',
  INVALID_WORKFLOW_ID: 'वर्कफ़्लो ID सही नहीं है',
  INVALID_WORKFLOW_IDS: 'वर्कफ़्लो ID सही नहीं हैं',
  TOO_MANY_REQUESTS: 'बहुत सारे अनुरोध आ गए हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  TOO_MANY_RUNS: 'एक साथ बहुत सारी स्टोरी बन रही हैं। कृपया किसी एक के पूरा होने तक इंतज़ार करें।',
  OUT_OF_SPACE: 'सर्वर पर खाली डिस्क बहुत कम है। कुछ नहीं कटा।',
  UNAVAILABLE: 'सर्वर अभी तैयार नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  NEWER_DATA: 'इसे Fablecut के ऐसे वर्शन ने सेव किया है जो इस सर्वर से नया है। कुछ खोया नहीं है; कृपया सर्वर अपडेट करें।',
  INTERNAL_ERROR: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।',
}

export const networkText: Translation<typeof english.networkText> = 'नेटवर्क में गड़बड़ी है। कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS}: ${formatNumber(required)} चाहिए, आपके पास ${formatNumber(available)} हैं`
