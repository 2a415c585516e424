import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: 'सीधे सामग्री पर जाएँ',
  nav: { label: 'मुख्य', home: 'होम', mine: 'मेरी स्टोरी', community: 'कम्यूनिटी' },
  create: {
    label: 'स्टोरी बनाएँ',
    items: { vlog: 'किरदार का व्लॉग', music: 'म्यूज़िक वीडियो', script: 'स्क्रिप्ट से वीडियो', scratch: 'शुरू से' },
  },
  account: {
    label: (name) => `${name} का अकाउंट`,
    credits: 'क्रेडिट',
    settings: 'अकाउंट',
    operations: 'संचालन',
    accounts: 'सभी अकाउंट',
    engines: 'इंजन',
    signOut: 'साइन आउट करें',
    signedOut: 'आप साइन आउट हो गए',
  },
  signIn: 'साइन इन करें',
  secureContext: 'यह पता सुरक्षित (https) नहीं है, इसलिए कॉपी करना और फ़्रेम-सटीक प्रीव्यू उपलब्ध नहीं हैं। बाकी सब काम करता है।',
  notFound: {
    title: 'यह पेज मौजूद नहीं है',
    text: 'हो सकता है पता गलत लिखा हो, या जो यहाँ था वह मिटा दिया गया हो।',
    action: 'होम पर जाएँ',
  },
  crash: {
    title: 'यह पेज नहीं दिखाया जा सका',
    text: 'ऐप में कुछ गड़बड़ हो गई। आपका बनाया हुआ सर्वर पर सुरक्षित है, और शुरू की हुई स्टोरी बनती रहेगी।',
    reload: 'पेज फिर लोड करें',
  },
}
