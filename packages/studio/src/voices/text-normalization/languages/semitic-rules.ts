import type { LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, words } from './language-tables.ts'

const ARABIC_ORDINALS = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ')
const HEBREW_ORDINALS = 'הראשון השני השלישי הרביעי החמישי השישי השביעי השמיני התשיעי העשירי'.split(' ')

export const ARABIC: LanguageRules = defineRules({
  abbreviations: words('د. دكتور, أ.د. أستاذ دكتور, م. مهندس, ص. صفحة, إلخ. إلى آخره, ق.م. قبل الميلاد, هـ هجري, ت. هاتف, & و'),
  units: forms(
    'km كيلومتر/كيلومترات, كم كيلومتر/كيلومترات, m متر/أمتار, م متر/أمتار, cm سنتيمتر/سنتيمترات, سم سنتيمتر/سنتيمترات, m² متر مربع/أمتار مربعة, م² متر مربع/أمتار مربعة, kg كيلوغرام/كيلوغرامات, كغ كيلوغرام/كيلوغرامات, g غرام/غرامات, l لتر/لترات, h ساعة/ساعات, min دقيقة/دقائق, km/h كيلومتر في الساعة/كيلومترات في الساعة, كم/س كيلومتر في الساعة/كيلومترات في الساعة, GB غيغابايت, °C درجة مئوية/درجات مئوية, ° درجة/درجات, % بالمئة, ٪ بالمئة',
  ),
  currencies: forms('$ دولار/دولارات, € يورو, £ جنيه/جنيهات'),
  /** The plural follows 3 to 10; other numbers are followed by the singular. */
  pluralForm: (number) => (/^([3-9]|10)$/.test(number) ? 1 : 0),
  decimalSign: '.',
  minusWord: 'ناقص',
  plusWord: 'زائد',
  rangeWord: 'إلى',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} و ${minutes} دقيقة`),
  months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  fractions: fractions('نصف, ثلث, ربع, ثلاثة أرباع'),
  timesWord: 'مرات',
  special(word) {
    const value = word.length > 1 ? romanValue(word) : undefined
    return value === undefined ? undefined : (ARABIC_ORDINALS[value - 1] ?? String(value))
  },
})

export const HEBREW: LanguageRules = defineRules({
  abbreviations: words(
    "ד\"ר דוקטור, ד״ר דוקטור, פרופ' פרופסור, פרופ׳ פרופסור, עמ' עמוד, עמ׳ עמוד, מס' מספר, מס׳ מספר, וכו' וכולי, וכו׳ וכולי, לפנה\"ס לפני הספירה, טל' טלפון, רח' רחוב, & ו",
  ),
  units: forms(
    'km קילומטר, ק"מ קילומטר, ק״מ קילומטר, m מטר, מ\' מטר, cm סנטימטר, ס"מ סנטימטר, ס״מ סנטימטר, m² מטר רבוע, מ"ר מטר רבוע, מ״ר מטר רבוע, kg קילוגרם, ק"ג קילוגרם, ק״ג קילוגרם, g גרם, l ליטר, h שעה/שעות, min דקה/דקות, km/h קילומטר לשעה, קמ"ש קילומטר לשעה, קמ״ש קילומטר לשעה, GB ג׳יגה בייט, °C מעלת צלזיוס/מעלות צלזיוס, ° מעלה/מעלות, % אחוז/אחוזים',
  ),
  currencies: forms('₪ שקל/שקלים, $ דולר/דולרים, € אירו'),
  decimalSign: '.',
  decimalWord: 'נקודה',
  minusWord: 'מינוס',
  plusWord: 'פלוס',
  rangeWord: 'עד',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ו ${minutes} דקות`),
  months: 'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר'.split(' '),
  fractions: fractions('חצי, שליש, רבע, שלושה רבעים'),
  timesWord: 'פעמים',
  special(word) {
    const value = word.length > 1 ? romanValue(word) : undefined
    return value === undefined ? undefined : (HEBREW_ORDINALS[value - 1] ?? String(value))
  },
})
