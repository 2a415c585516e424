import type { LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, words } from './language-tables.ts'

const HINDI_ORDINALS = 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ'.split(' ')

export const HINDI: LanguageRules = defineRules({
  abbreviations: words(
    'डॉ. डॉक्टर, डॉ डॉक्टर, प्रो. प्रोफ़ेसर, श्री. श्री, सं. संख्या, पृ. पृष्ठ, रु. रुपये, रु रुपये, कि.मी. किलोमीटर, कि.ग्रा. किलोग्राम, ई.पू. ईसा पूर्व, & और',
  ),
  units: forms(
    'km किलोमीटर, किमी किलोमीटर, m मीटर, मी मीटर, cm सेंटीमीटर, सेमी सेंटीमीटर, mm मिलीमीटर, m² वर्ग मीटर, kg किलोग्राम, किग्रा किलोग्राम, g ग्राम, l लीटर, h घंटा/घंटे, min मिनट, s सेकंड, km/h किलोमीटर प्रति घंटा, किमी/घंटा किलोमीटर प्रति घंटा, GB गीगाबाइट, MB मेगाबाइट, °C डिग्री सेल्सियस, ° डिग्री, % प्रतिशत',
  ),
  currencies: forms('₹ रुपया/रुपये, $ डॉलर, € यूरो, £ पाउंड'),
  decimalSign: '.',
  minusWord: 'माइनस',
  plusWord: 'प्लस',
  rangeWord: 'से',
  time: (hours, minutes) => (minutes === 0 ? `${hours} बजे` : `${hours} बजकर ${minutes} मिनट`),
  hourWord: /^बजे$/,
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  fractions: fractions('आधा, एक तिहाई, चौथाई, तीन चौथाई'),
  timesWord: 'गुना',
  special(word) {
    const written = /^(\d{1,2})(वाँ|वां|वीं|वें|ला|रा|था|ठा)$/.exec(word)
    if (written) return HINDI_ORDINALS[Number(written[1]) - 1] ?? `${written[1]} वाँ`
    const roman = word.length > 1 ? romanValue(word) : undefined
    return roman === undefined ? undefined : (HINDI_ORDINALS[roman - 1] ?? `${roman} वाँ`)
  },
})

export const BENGALI: LanguageRules = defineRules({
  abbreviations: words('ডা. ডাক্তার, ড. ডক্টর, অধ্যা. অধ্যাপক, মো. মোহাম্মদ, নং নম্বর, পৃ. পৃষ্ঠা, কিমি কিলোমিটার, & এবং'),
  units: forms(
    'km কিলোমিটার, কিমি কিলোমিটার, m মিটার, cm সেন্টিমিটার, m² বর্গ মিটার, kg কিলোগ্রাম, কেজি কিলোগ্রাম, g গ্রাম, l লিটার, h ঘণ্টা, min মিনিট, s সেকেন্ড, km/h কিলোমিটার প্রতি ঘণ্টা, GB গিগাবাইট, °C ডিগ্রি সেলসিয়াস, ° ডিগ্রি, % শতাংশ',
  ),
  currencies: forms('৳ টাকা, $ ডলার, € ইউরো, ₹ রুপি'),
  decimalSign: '.',
  minusWord: 'মাইনাস',
  plusWord: 'প্লাস',
  rangeWord: 'থেকে',
  time: (hours, minutes) => `${hours} টা${minutes === 0 ? '' : ` ${minutes} মিনিট`}`,
  months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  fractions: fractions('অর্ধেক, এক তৃতীয়াংশ, এক চতুর্থাংশ, তিন চতুর্থাংশ'),
  timesWord: 'গুণ',
  special: (word) => (word.length > 1 && romanValue(word) !== undefined ? String(romanValue(word)) : undefined),
})

export const TAMIL: LanguageRules = defineRules({
  abbreviations: words('டாக்டர். டாக்டர், பேரா. பேராசிரியர், திரு. திரு, கி.மீ. கிலோமீட்டர், கி.மீ கிலோமீட்டர், எண். எண், பக். பக்கம், ரூ. ரூபாய், & மற்றும்'),
  units: forms(
    'km கிலோமீட்டர், m மீட்டர், cm சென்டிமீட்டர், m² சதுர மீட்டர், kg கிலோகிராம், g கிராம், l லிட்டர், h மணி நேரம், min நிமிடம், s வினாடி, km/h கிலோமீட்டர் மணிக்கு, GB ஜிகாபைட், °C டிகிரி செல்சியஸ், ° டிகிரி, % சதவீதம்',
  ),
  currencies: forms('₹ ரூபாய், $ டாலர், € யூரோ'),
  decimalSign: '.',
  minusWord: 'கழித்தல்',
  plusWord: 'கூட்டல்',
  rangeWord: 'முதல்',
  time: (hours, minutes) => `${hours} மணி${minutes === 0 ? '' : ` ${minutes} நிமிடம்`}`,
  months: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' '),
  fractions: fractions('அரை, மூன்றில் ஒன்று, கால், முக்கால்'),
  timesWord: 'மடங்கு',
  special: (word) => (word.length > 1 && romanValue(word) !== undefined ? String(romanValue(word)) : undefined),
})
