import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1_000_000)))

const GENDERS: Readonly<Record<string, string>> = { female: 'महिला', male: 'पुरुष' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: (bytes) => `${megabytes(bytes)} MB`,
  progress: (received, bytes) => `${megabytes(bytes)} में से ${megabytes(received)} MB`,
  details: (gender, language, bytes) => `${GENDERS[gender] ?? gender}, ${language}, ${megabytes(bytes)} MB`,
  offer: {
    label: 'ज़्यादा स्वाभाविक आवाज़',
    title: (language) => `इस फ़िल्म के लिए ज़्यादा स्वाभाविक ${language} आवाज़`,
    text: (name, source, bytes) => `${name} (${source}) इसी मशीन पर मुफ़्त चलती है। यह एक बार डाउनलोड होती है: ${megabytes(bytes)}\u00a0MB।`,
    askStaff: 'इस सर्वर को चलाने वाला इसे जोड़ सकता है।',
    decline: 'अभी नहीं',
    selected: (name) => `${name} इंस्टॉल हो गई और इस फ़िल्म में बोलेगी।`,
    installed: (name) => `${name} इंस्टॉल हो गई। आप इसे आवाज़ में चुन सकते हैं।`,
  },
  install: (name) => `${name} इंस्टॉल करें`,
  installShort: 'इंस्टॉल करें',
  installing: (name) => `${name} इंस्टॉल हो रही है`,
  goesOn: 'आप काम जारी रख सकते हैं; इसके पूरा होने से पहले भी फ़िल्म चुनी हुई आवाज़ के साथ शुरू हो सकती है।',
  failed: (name) => `${name} इंस्टॉल नहीं हो सकी।`,
  retry: 'फिर कोशिश करें',
  more: {
    label: 'और स्वाभाविक आवाज़ें',
    text: 'इस सर्वर की मशीन पर एक बार डाउनलोड होती हैं, मुफ़्त।',
    askStaff: 'इस सर्वर को चलाने वाला इन्हें जोड़ सकता है।',
    loading: 'और आवाज़ें खोजी जा रही हैं',
    error: 'और आवाज़ों की सूची लोड नहीं हो सकी।',
  },
}
