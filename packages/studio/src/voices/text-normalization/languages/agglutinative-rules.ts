import type { LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, isName, words } from './language-tables.ts'

const FINNISH_ORDINALS =
  'ensimmäinen toinen kolmas neljäs viides kuudes seitsemäs kahdeksas yhdeksäs kymmenes yhdestoista kahdestoista kolmastoista neljästoista viidestoista kuudestoista seitsemästoista kahdeksastoista yhdeksästoista kahdeskymmenes kahdeskymmenesensimmäinen kahdeskymmenestoinen kahdeskymmeneskolmas kahdeskymmenesneljäs kahdeskymmenesviides kahdeskymmeneskuudes kahdeskymmenesseitsemäs kahdeskymmeneskahdeksas kahdeskymmenesyhdeksäs kolmaskymmenes kolmaskymmenesensimmäinen'.split(
    ' ',
  )

export const FINNISH: LanguageRules = defineRules({
  abbreviations: words(
    'tri tohtori, prof. professori, hra herra, rva rouva, nro numero, n. noin, esim. esimerkiksi, ym. ynnä muuta, yms. ynnä muuta sellaista, jne. ja niin edelleen, ns. niin sanottu, mm. muun muassa, eli eli, ts. toisin sanoen, klo kello, s. sivu, puh. puhelin, milj. miljoonaa, mrd. miljardia, & ja',
  ),
  pairs: { 'e. kr.': ['ennen', 'Kristusta'], 'eaa.': ['ennen', 'ajanlaskun alkua'] },
  units: forms(
    'km kilometri/kilometriä, m metri/metriä, cm senttimetri/senttimetriä, mm millimetri/millimetriä, m² neliömetri/neliömetriä, km² neliökilometri/neliökilometriä, kg kilogramma/kilogrammaa, g gramma/grammaa, t tonni/tonnia, l litra/litraa, ml millilitra/millilitraa, h tunti/tuntia, min minuutti/minuuttia, s sekunti/sekuntia, km/h kilometri tunnissa/kilometriä tunnissa, m/s metri sekunnissa/metriä sekunnissa, kWh kilowattitunti/kilowattituntia, GB gigatavu/gigatavua, Gt gigatavu/gigatavua, °C celsiusaste/celsiusastetta, ° aste/astetta, % prosentti/prosenttia',
  ),
  currencies: forms('€ euro/euroa, $ dollari/dollaria, £ punta/puntaa, kr kruunu/kruunua'),
  decimalWord: 'pilkku',
  plusWord: 'plus',
  groupsBySpace: true,
  rangeWord: 'viiva',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ${minutes < 10 ? `nolla ${minutes}` : minutes}`),
  months:
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta'.split(
      ' ',
    ),
  day: (day) => FINNISH_ORDINALS[day - 1]!,
  fractions: fractions('puoli, yksi kolmasosa, yksi neljäsosa, kolme neljäsosaa'),
  timesWord: 'kertaa',
  special(word, { previous, next }) {
    const clock = /^(\d{1,2})\.(\d\d)$/.exec(word)
    if (clock && /^(klo|kello)$/i.test(previous)) return FINNISH.time(Number(clock[1]), Number(clock[2]))
    const regnal = isName(previous) ? romanValue(word) : undefined
    if (regnal !== undefined) return FINNISH_ORDINALS[regnal - 1]
    return ordinalBeforeNoun(word, next, FINNISH_ORDINALS)
  },
})

const HUNGARIAN_ORDINALS =
  'első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik tizenegyedik tizenkettedik tizenharmadik tizennegyedik tizenötödik tizenhatodik tizenhetedik tizennyolcadik tizenkilencedik huszadik huszonegyedik'.split(
    ' ',
  )
/** Days of a month with the possessive ending. */
const HUNGARIAN_DAYS =
  'elseje másodika harmadika negyedike ötödike hatodika hetedike nyolcadika kilencedike tizedike tizenegyedike tizenkettedike tizenharmadika tizennegyedike tizenötödike tizenhatodika tizenhetedike tizennyolcadika tizenkilencedike huszadika huszonegyedike huszonkettedike huszonharmadika huszonnegyedike huszonötödike huszonhatodika huszonhetedike huszonnyolcadika huszonkilencedike harmincadika harmincegyedike'.split(
    ' ',
  )

export const HUNGARIAN: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, prof. professzor, ifj. ifjabb, özv. özvegy, stb. és a többi, pl. például, ún. úgynevezett, kb. körülbelül, ill. illetve, u. utca, sz. szám, old. oldal, tel. telefon, ft forint, ezer ezer, & és',
  ),
  pairs: { 'i. e.': ['időszámításunk', 'előtt'], 'i. sz.': ['időszámításunk', 'szerint'] },
  units: forms(
    'km kilométer, m méter, cm centiméter, mm milliméter, m² négyzetméter, km² négyzetkilométer, kg kilogramm, g gramm, t tonna, l liter, ml milliliter, h óra, min perc, s másodperc, km/h kilométer per óra, m/s méter per szekundum, kWh kilowattóra, GB gigabájt, MB megabájt, °C Celsius-fok, ° fok, % százalék',
  ),
  currencies: forms('Ft forint, € euró, $ dollár, £ font'),
  plusWord: 'plusz',
  groupsBySpace: true,
  rangeWord: 'és',
  time: (hours, minutes) => (minutes === 0 ? `${hours} óra` : `${hours} óra ${minutes} perc`),
  months: 'január február március április május június július augusztus szeptember október november december'.split(' '),
  date: (day, month, year) => `${year} ${HUNGARIAN.months[month - 1]} ${HUNGARIAN_DAYS[day - 1]}`,
  fractions: fractions('fél, egyharmad, negyed, háromnegyed'),
  timesWord: 'szor',
  special(word, { previous, next }) {
    const day = /^(\d{1,2})\.?$/.exec(word)?.[1]
    if (day !== undefined && HUNGARIAN.months.includes(previous.toLowerCase())) return HUNGARIAN_DAYS[Number(day) - 1]
    const year = /^(\d{4})\.$/.exec(word)?.[1]
    if (year !== undefined && HUNGARIAN.months.includes(next.toLowerCase())) return year
    const range = /^(\d+)[-–](\d+)$/.exec(word)
    if (range) return `${range[1]} ${range[2]}`
    const regnal = isName(next) ? romanValue(/^([IVXL]+)\.$/.exec(word)?.[1] ?? '') : undefined
    if (regnal !== undefined) return HUNGARIAN_ORDINALS[regnal - 1]
    return ordinalBeforeNoun(word, next, HUNGARIAN_ORDINALS)
  },
})

const TURKISH_ORDINALS =
  'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu on birinci on ikinci on üçüncü on dördüncü on beşinci on altıncı on yedinci on sekizinci on dokuzuncu yirminci yirmi birinci'.split(
    /(?<!\bon|\byirmi) /,
  )

export const TURKISH: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, prof. profesör, doç. doçent, av. avukat, sn. sayın, no. numara, no: numara, s. sayfa, cad. caddesi, sok. sokağı, mah. mahallesi, tel. telefon, vb. ve benzeri, vs. vesaire, örn. örneğin, yy. yüzyıl, mö. milattan önce, ms. milattan sonra, m.ö. milattan önce, m.s. milattan sonra, & ve',
  ),
  units: forms(
    'km kilometre, m metre, cm santimetre, mm milimetre, m² metrekare, km² kilometrekare, kg kilogram, g gram, t ton, l litre, ml mililitre, sa saat, dk dakika, min dakika, h saat, sn saniye, km/h kilometre bölü saat, km/sa kilometre bölü saat, m/s metre bölü saniye, kWh kilovatsaat, GB gigabayt, MB megabayt, °C santigrat derece, ° derece',
  ),
  currencies: forms('₺ lira, TL lira, € avro, $ dolar, £ sterlin'),
  minusWord: 'eksi',
  plusWord: 'artı',
  rangeWord: 'ile',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ${minutes < 10 ? `sıfır ${minutes}` : minutes}`),
  months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
  fractions: fractions('yarım, üçte bir, dörtte bir, dörtte üç'),
  timesWord: 'kez',
  special(word, { previous, next }) {
    const percent = /^%(\d[\d.,]*)$/.exec(word) ?? /^(\d[\d.,]*)%$/.exec(word)
    if (percent) return `yüzde ${percent[1]!.replaceAll(/\.(?=\d{3})/g, '')}`
    const range = /^(\d+)[-–](\d+)$/.exec(word)
    if (range) return `${range[1]} ila ${range[2]}`
    const regnal = isName(next) || isName(previous) ? romanValue(/^([IVXL]+)\.?$/.exec(word)?.[1] ?? '') : undefined
    if (regnal !== undefined) return TURKISH_ORDINALS[regnal - 1]
    const number = /^(\d{1,2})\.$/.exec(word)?.[1]
    return number !== undefined && /^\p{L}/u.test(next) ? TURKISH_ORDINALS[Number(number) - 1] : undefined
  },
})

function ordinalBeforeNoun(word: string, next: string, ordinals: readonly string[]): string | undefined {
  const number = /^(\d{1,2})\.$/.exec(word)?.[1]
  return number !== undefined && /^\p{Ll}/u.test(next) ? ordinals[Number(number) - 1] : undefined
}
