import type * as english from '../engines.ts'
import type { Translation } from '../locale/translation.ts'

const BUILT_IN: Readonly<Record<string, string>> = {
  image: 'बिल्ट-इन पेंटर द्वारा',
  video: 'बिल्ट-इन ऐनिमेटर द्वारा',
  action: 'बिल्ट-इन मोशन ट्रांसफ़र द्वारा',
  music: 'बिल्ट-इन संगीतकार द्वारा',
}

/** Engines by their names after `builtin/`. */
const ENGINES: Readonly<Record<string, string>> = {
  painter: 'बिल्ट-इन पेंटर',
  animator: 'बिल्ट-इन ऐनिमेटर',
  composer: 'बिल्ट-इन संगीतकार',
  narrator: 'बिल्ट-इन कथावाचक',
  listener: 'बिल्ट-इन श्रोता',
  writer: 'बिल्ट-इन राइटर',
  'motion-transfer': 'बिल्ट-इन मोशन ट्रांसफ़र',
  moderator: 'बिल्ट-इन मॉडरेटर',
  portraitist: 'बिल्ट-इन पोर्ट्रेट पेंटर',
  stylist: 'बिल्ट-इन स्टाइलिस्ट',
  foley: 'बिल्ट-इन साउंड इफ़ेक्ट',
  'song-reader': 'बिल्ट-इन गाना विश्लेषक',
}

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `${maker} द्वारा` : (BUILT_IN[medium] ?? medium))

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  `जो शब्द पता नहीं हैं उन्हें ${maker ?? 'बिल्ट-इन श्रोता'} लिखता है।`

export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => `${speaker ?? 'बिल्ट-इन कथावाचक'} की आवाज़`

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `${name} एक ही क्वालिटी बनाता है`,
  mode: (name) => `${name} में यह मोड नहीं है`,
  resolution: (name) => `${name} यह रिज़ॉल्यूशन नहीं बनाता`,
  endFrame: (name) => `${name} आखिरी फ़्रेम नहीं लेता`,
  noNextImage: (name) => `${name} आखिरी फ़्रेम नहीं लेता: क्लिप अगले शॉट की तस्वीर पर खत्म नहीं होती, इसलिए उनके बीच कट होते हैं`,
  references: (name) => `${name} रेफ़रेंस इमेज नहीं लेता`,
  someReferences: (name, count) => (count === 1 ? `${name} एक रेफ़रेंस इमेज लेता है` : `${name} ${count} रेफ़रेंस इमेज तक लेता है`),
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) => {
  const known = names[model]
  if (known !== undefined) return known
  const engine = model.replace(/^openai-compatible\//, '')
  return engine.startsWith('builtin/') ? (ENGINES[engine.slice(8)] ?? `बिल्ट-इन ${engine.slice(8)}`) : engine
}

const COSTS = 'क्रेडिट में कीमतें वही रहती हैं'

const sentTo = (company: string, name: string): string =>
  `${name} लेखन और निर्देशन करता है: स्क्रिप्ट ${company} को भेजी जाती हैं। ${COSTS}; ${company} का खर्च इस सर्वर को चलाने वाला उठाता है।`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `लेखन और निर्देशन: ${name}`,
  home: (name) => `${name} स्क्रिप्ट लिखता है, बाकी बिल्ट-इन इंजन बनाते हैं`,
  notes: {
    this_machine: (name) => `${name} इसी सर्वर की मशीन पर लेखन और निर्देशन करता है। ${COSTS}।`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) =>
      `${name} लेखन और निर्देशन करता है: स्क्रिप्ट उसे चलाने वाले सर्वर को भेजी जाती हैं। ${COSTS}; उस सर्वर का खर्च यहाँ Fablecut चलाने वाला उठाता है।`,
  },
}
