import type { LanguageRules, WordContext } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, isName, words } from './language-tables.ts'

const ITALIAN_ORDINALS =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo ventiduesimo ventitreesimo'.split(
    ' ',
  )

const PORTUGUESE_ORDINALS = 'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo'.split(' ')

/** Names of queens; others are masculine. */
const isQueen = (name: string) =>
  /^(elisabetta|maria|vittoria|caterina|margherita|cristina|isabella|giovanna|anna|isabel|catarina|vitória|joana)$/i.test(name)

export const ITALIAN: LanguageRules = defineRules({
  abbreviations: words(
    'sig. signor, sig.ra signora, dott. dottor, dott.ssa dottoressa, dr. dottor, prof. professor, ing. ingegner, avv. avvocato, ecc. eccetera, es. esempio, n. numero, nr. numero, pag. pagina, cap. capitolo, tel. telefono, ca. circa, p.es. per esempio, a.c. avanti Cristo, d.c. dopo Cristo, & e',
  ),
  pairs: { 'p. es.': ['per', 'esempio'], 'ad es.': ['ad', 'esempio'], 'a. c.': ['avanti', 'Cristo'], 'd. c.': ['dopo', 'Cristo'] },
  units: forms(
    'km chilometro/chilometri, m metro/metri, cm centimetro/centimetri, mm millimetro/millimetri, m² metro quadrato/metri quadrati, km² chilometro quadrato/chilometri quadrati, kg chilogrammo/chilogrammi, g grammo/grammi, t tonnellata/tonnellate, l litro/litri, ml millilitro/millilitri, h ora/ore, min minuto/minuti, s secondo/secondi, km/h chilometro all’ora/chilometri all’ora, m/s metro al secondo/metri al secondo, kWh chilowattora/chilowattora, GB gigabyte/gigabyte, MB megabyte/megabyte, °C grado Celsius/gradi Celsius, ° grado/gradi, % per cento/per cento',
  ),
  currencies: forms('€ euro/euro, $ dollaro/dollari, £ sterlina/sterline, ¥ yen/yen'),
  centsJoiner: 'e ',
  rangeWord: 'a',
  plusWord: 'più',
  time: (hours, minutes) => `${hours === 1 ? 'una' : hours}${minutes === 0 ? '' : ` e ${minutes}`}`,
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  day: (day) => (day === 1 ? 'primo' : String(day)),
  fractions: fractions('mezzo, un terzo, un quarto, tre quarti'),
  timesWord: 'volte',
  special(word, { previous, next }) {
    if (word === '1' && ITALIAN.units[next] !== undefined) return next === 'h' || next === 't' ? 'una' : 'un'
    const written = /^(\d{1,2})[º°ª]$/.exec(word)
    if (written && ITALIAN_ORDINALS[Number(written[1]) - 1] !== undefined && !word.endsWith('°'))
      return inGender(ITALIAN_ORDINALS[Number(written[1]) - 1]!, word.endsWith('ª'))
    return regnal(word, { previous, next }, (value) => ITALIAN_ORDINALS[value - 1])
  },
})

export const PORTUGUESE: LanguageRules = defineRules({
  abbreviations: words(
    'sr. senhor, sra. senhora, srta. senhorita, dr. doutor, dra. doutora, prof. professor, profa. professora, etc. etcétera, nº número, n.º número, pág. página, p. página, cap. capítulo, av. avenida, r. rua, tel. telefone, aprox. aproximadamente, máx. máximo, mín. mínimo, p.ex. por exemplo, a.c. antes de Cristo, d.c. depois de Cristo, & e',
  ),
  pairs: { 'p. ex.': ['por', 'exemplo'], 'a. c.': ['antes de', 'Cristo'], 'd. c.': ['depois de', 'Cristo'] },
  units: forms(
    'km quilômetro/quilômetros, m metro/metros, cm centímetro/centímetros, mm milímetro/milímetros, m² metro quadrado/metros quadrados, km² quilômetro quadrado/quilômetros quadrados, kg quilograma/quilogramas, g grama/gramas, t tonelada/toneladas, l litro/litros, ml mililitro/mililitros, h hora/horas, min minuto/minutos, s segundo/segundos, km/h quilômetro por hora/quilômetros por hora, m/s metro por segundo/metros por segundo, kWh quilowatt-hora/quilowatts-hora, GB gigabyte/gigabytes, MB megabyte/megabytes, °C grau Celsius/graus Celsius, ° grau/graus, % por cento/por cento',
  ),
  currencies: forms('R$ real/reais, € euro/euros, $ dólar/dólares, £ libra/libras, ¥ iene/ienes'),
  centsJoiner: 'e ',
  rangeWord: 'a',
  plusWord: 'mais',
  time: (hours, minutes) => `${hoursInPortuguese(hours)}${minutes === 0 ? ` ${hours === 1 ? 'hora' : 'horas'}` : ` e ${minutes}`}`,
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  day: (day) => (day === 1 ? 'primeiro' : String(day)),
  dateJoiner: 'de ',
  fractions: fractions('meio, um terço, um quarto, três quartos'),
  timesWord: 'vezes',
  special(word, { previous, next }) {
    if (word === '1' && next === 'de') return 'primeiro'
    const written = /^(\d{1,2})\.?([ºª])$/.exec(word)
    const ordinal = PORTUGUESE_ORDINALS[Number(written?.[1]) - 1]
    if (written && ordinal !== undefined) return inGender(ordinal, written[2] === 'ª')
    return regnal(word, { previous, next }, (value) => PORTUGUESE_ORDINALS[value - 1] ?? String(value))
  },
})

const hoursInPortuguese = (hours: number) => (hours === 1 ? 'uma' : hours === 2 ? 'duas' : String(hours))

const ROMANIAN_ORDINALS =
  'întâi doilea treilea patrulea cincilea șaselea șaptelea optulea nouălea zecelea unsprezecelea doisprezecelea treisprezecelea paisprezecelea cincisprezecelea șaisprezecelea'.split(
    ' ',
  )

export const ROMANIAN: LanguageRules = defineRules({
  abbreviations: words(
    'dl. domnul, dna. doamna, dr. doctor, prof. profesor, etc. etcetera, nr. numărul, pag. pagina, cap. capitolul, str. strada, bd. bulevardul, tel. telefon, aprox. aproximativ, max. maximum, min. minimum, ex. exemplu, & și',
  ),
  pairs: { 'de ex.': ['de', 'exemplu'], 'î. hr.': ['înainte de', 'Hristos'], 'd. hr.': ['după', 'Hristos'] },
  units: forms(
    'km kilometru/kilometri/de kilometri, m metru/metri/de metri, cm centimetru/centimetri/de centimetri, mm milimetru/milimetri/de milimetri, m² metru pătrat/metri pătrați/de metri pătrați, kg kilogram/kilograme/de kilograme, g gram/grame/de grame, t tonă/tone/de tone, l litru/litri/de litri, h oră/ore/de ore, min minut/minute/de minute, s secundă/secunde/de secunde, km/h kilometru pe oră/kilometri pe oră/de kilometri pe oră, GB gigabait/gigabaiți/de gigabaiți, °C grad Celsius/grade Celsius/de grade Celsius, ° grad/grade/de grade, % la sută/la sută/la sută',
  ),
  currencies: forms('€ euro/euro/de euro, $ dolar/dolari/de dolari, £ liră/lire/de lire, lei leu/lei/de lei'),
  centsJoiner: 'și ',
  /** Above 19 a noun follows `de`. */
  pluralForm: (number) => (number === '1' ? 0 : /[.,]/.test(number) || /^\d?\d*(0[1-9]|1\d)$|^\d$/.test(number) ? 1 : 2),
  rangeWord: 'la',
  plusWord: 'plus',
  time: (hours, minutes) => `${hours}${minutes === 0 ? '' : ` și ${minutes}`}`,
  months: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(' '),
  day: (day) => (day === 1 ? 'întâi' : String(day)),
  fractions: fractions('jumătate de, o treime de, un sfert de, trei sferturi de'),
  timesWord: 'ori',
  special: (word, context) =>
    regnal(word, context, (value) => (value === 1 ? 'întâi' : `al ${ROMANIAN_ORDINALS[value - 1] ?? `${value}-lea`}`)),
})

/** A Roman numeral after a name: `Enrico VIII`. */
function regnal(word: string, { previous }: WordContext, ordinalOf: (value: number) => string | undefined): string | undefined {
  const value = isName(previous) && !/^(Via|Rua|Strada|Corso)$/.test(previous) ? romanValue(word) : undefined
  if (value === undefined) return undefined
  return inGender(ordinalOf(value) ?? String(value), isQueen(previous))
}

const inGender = (ordinal: string, isFeminine: boolean) => (isFeminine ? ordinal.replace(/o$/, 'a') : ordinal)
