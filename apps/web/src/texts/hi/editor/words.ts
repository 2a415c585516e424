import type * as english from '../../editor/words.ts'
import type { Translation } from '../../locale/translation.ts'

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: 'दिखाएँ', lines: 'पंक्तियाँ', words: 'शब्द' },
  transcript: 'फ़िल्म के शब्द',
  hint: 'शब्द चुनें और उन्हें फ़िल्म से काटने के लिए Delete दबाएँ, या उनकी जगह दूसरे लिखें। वाक्य को ले जाने के लिए उसके हैंडल से खींचें।',
  hintOfRecording: 'शब्द चुनें और उन्हें फ़िल्म से काटने के लिए Delete दबाएँ। वाक्य को ले जाने के लिए उसके हैंडल से खींचें।',
  empty:
    'अभी कोई शब्द नहीं। वे तब दिखते हैं जब शॉट में वॉइसओवर हो, या जब “पंक्तियाँ” में आपकी रिकॉर्डिंग के कैप्शन पहचाने जाएँ। क्लिप की बोली उसकी आवाज़ अलग करने पर मिलती है।',
  untyped: 'पंक्तियों में अभी शब्द नहीं हैं: वहाँ कोई बोलता है, पर शब्द पहचाने नहीं जा सके। उन्हें “पंक्तियाँ” में लिखें।',
  find: 'शब्द खोजें',
  matches: (index, count) => (count === 0 ? 'कुछ नहीं मिला' : `${count} में से ${index}`),
  previous: 'पिछला नतीजा',
  next: 'अगला नतीजा',
  actions: 'चुने हुए शब्द',
  change: 'वाक्य बदलें',
  up: 'वाक्य ऊपर ले जाएँ',
  down: 'वाक्य नीचे ले जाएँ',
  moved: (place, count) => `${count} में से वाक्य ${place}`,
  delete: 'शब्द मिटाएँ',
  cut: 'शब्द कट करें',
  paste: 'शब्द यहाँ लाएँ',
  toMove: (count) => (count === 1 ? '1 शब्द ले जाना है: कोई शब्द चुनें, यह उससे पहले जाएगा' : `${count} शब्द ले जाने हैं: कोई शब्द चुनें, ये उससे पहले जाएँगे`),
  pause: (seconds) => `${seconds} सेकंड`,
  cleanUp: {
    fillers: 'भराव वाले शब्द',
    pauses: 'विराम',
    longer: 'इससे लंबे विराम',
    seconds: (seconds) => `${seconds} सेकंड`,
    found: (count, seconds) => (count === 0 ? 'कुछ नहीं मिला' : `मिले: ${count}, ${seconds} सेकंड छोटी`),
    apply: (count) => `${count} हटाएँ`,
    cancel: 'रहने दें',
  },
}
