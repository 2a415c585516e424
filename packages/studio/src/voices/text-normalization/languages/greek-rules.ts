import type { LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, isName, words } from './language-tables.ts'

const ORDINALS = 'πρώτος δεύτερος τρίτος τέταρτος πέμπτος έκτος έβδομος όγδοος ένατος δέκατος ενδέκατος δωδέκατος'.split(' ')

export const GREEK: LanguageRules = defineRules({
  abbreviations: words(
    'κ. κύριος, κα κυρία, δρ. δόκτωρ, δρ δόκτωρ, καθ. καθηγητής, π.χ. για παράδειγμα, κ.λπ. και λοιπά, κλπ. και λοιπά, κτλ. και τα λοιπά, δηλ. δηλαδή, αρ. αριθμός, σελ. σελίδα, τηλ. τηλέφωνο, περ. περίπου, εκ. εκατομμύρια, δισ. δισεκατομμύρια, αι. αιώνας, π.μ. προ μεσημβρίας, μ.μ. μετά μεσημβρίαν, & και',
  ),
  pairs: { 'π. χ.': ['για', 'παράδειγμα'], 'μ. χ.': ['μετά', 'Χριστόν'] },
  units: forms(
    'km χιλιόμετρο/χιλιόμετρα, χλμ χιλιόμετρο/χιλιόμετρα, χλμ. χιλιόμετρο/χιλιόμετρα, m μέτρο/μέτρα, μ. μέτρο/μέτρα, cm εκατοστό/εκατοστά, m² τετραγωνικό μέτρο/τετραγωνικά μέτρα, kg κιλό/κιλά, g γραμμάριο/γραμμάρια, l λίτρο/λίτρα, h ώρα/ώρες, min λεπτό/λεπτά, km/h χιλιόμετρο την ώρα/χιλιόμετρα την ώρα, GB γκιγκαμπάιτ, °C βαθμός Κελσίου/βαθμοί Κελσίου, ° βαθμός/βαθμοί, % τοις εκατό',
  ),
  currencies: forms('€ ευρώ, $ δολάριο/δολάρια, £ λίρα/λίρες'),
  centsJoiner: 'και ',
  minusWord: 'μείον',
  plusWord: 'συν',
  rangeWord: 'έως',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} και ${minutes}`),
  months: 'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου'.split(' '),
  day: (day) => (day === 1 ? 'πρώτη' : String(day)),
  fractions: fractions('μισό, ένα τρίτο, ένα τέταρτο, τρία τέταρτα'),
  timesWord: 'φορές',
  special(word, { previous }) {
    const written = /^(\d{1,2})(ος|η|ο|ης|ου)$/.exec(word)
    const ordinal = ORDINALS[Number(written?.[1]) - 1]
    if (written && ordinal !== undefined) return inGender(ordinal, written[2]!)
    const regnal = isName(previous) ? romanValue(word) : undefined
    return regnal === undefined ? undefined : ORDINALS[regnal - 1]
  },
})

/** `δεύτερος`, `δεύτερη`, `δεύτερο`, `δεύτερου`. */
const inGender = (ordinal: string, ending: string) => ordinal.replace(/ος$/, ending)
