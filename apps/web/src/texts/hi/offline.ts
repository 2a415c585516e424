import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'Fablecut को इंटरनेट कनेक्शन चाहिए। आपकी स्टोरी सर्वर पर सुरक्षित हैं, और ऑनलाइन होते ही यह पेज फिर खुल जाएगा।',
  },
  unreachable: {
    title: 'सर्वर जवाब नहीं दे रहा',
    text: 'अभी Fablecut तक पहुँचा नहीं जा सकता। आपकी स्टोरी सर्वर पर सुरक्षित हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  retry: 'फिर कोशिश करें',
}
