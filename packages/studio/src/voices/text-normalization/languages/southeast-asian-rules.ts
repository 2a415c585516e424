import type { LanguageRules, WordContext } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, isName, words } from './language-tables.ts'

const INDONESIAN_NUMBERS = 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')

/** `kedelapan`; the first is `pertama`. */
const malayOrdinal = (number: number, eight: string): string => {
  if (number === 1) return 'pertama'
  return number < 12 ? `ke${number === 8 ? eight : INDONESIAN_NUMBERS[number - 1]}` : `ke ${number}`
}

const malaySpecial =
  (eight: string) =>
  (word: string, { previous }: WordContext): string | undefined => {
    const written = /^ke-(\d{1,2})$/.exec(word)?.[1]
    if (written !== undefined) return malayOrdinal(Number(written), eight)
    const regnal = isName(previous) ? romanValue(word) : undefined
    return regnal === undefined ? undefined : malayOrdinal(regnal, eight)
  }

const METRIC_MALAY =
  'km kilometer, m meter, cm sentimeter, mm milimeter, m² meter persegi, kg kilogram, g gram, t ton, ml mililiter, h jam, GB gigabita, MB megabita'

export const INDONESIAN: LanguageRules = defineRules({
  abbreviations: words(
    'dr. dokter, prof. profesor, bpk. bapak, sdr. saudara, no. nomor, hlm. halaman, jl. jalan, tel. telepon, telp. telepon, dll. dan lain lain, dsb. dan sebagainya, dst. dan seterusnya, yth. yang terhormat, mis. misalnya, a.n. atas nama, d.a. dengan alamat, s.d. sampai dengan, & dan',
  ),
  units: forms(
    `${METRIC_MALAY}, l liter, min menit, s detik, km/h kilometer per jam, km/jam kilometer per jam, m/s meter per detik, kWh kilowatt jam, °C derajat Celsius, ° derajat, % persen`,
  ),
  currencies: forms('Rp rupiah, $ dolar, € euro, £ pound'),
  minusWord: 'minus',
  plusWord: 'plus',
  rangeWord: 'sampai',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} lewat ${minutes} menit`),
  months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  fractions: fractions('setengah, sepertiga, seperempat, tiga perempat'),
  timesWord: 'kali',
  special: malaySpecial('delapan'),
})

export const MALAY: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, prof. profesor, en. encik, pn. puan, no. nombor, hlm. halaman, jln. jalan, tel. telefon, dll. dan lain lain, dsb. dan sebagainya, spt. seperti, cth. contohnya, & dan',
  ),
  units: forms(
    `${METRIC_MALAY}, l liter, min minit, s saat, km/h kilometer sejam, km/j kilometer sejam, m/s meter sesaat, kWh kilowatt jam, °C darjah Celsius, ° darjah, % peratus`,
  ),
  currencies: forms('RM ringgit, $ dolar, € euro, £ paun'),
  decimalSign: '.',
  minusWord: 'negatif',
  plusWord: 'tambah',
  rangeWord: 'hingga',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ${minutes}`),
  months: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' '),
  fractions: fractions('setengah, satu pertiga, suku, tiga suku'),
  timesWord: 'kali',
  special: malaySpecial('lapan'),
})

export const VIETNAMESE: LanguageRules = defineRules({
  abbreviations: words(
    'ts. tiến sĩ, gs. giáo sư, pgs. phó giáo sư, ths. thạc sĩ, bs. bác sĩ, tp. thành phố, q. quận, đ. đường, tr. trang, v.v. vân vân, v.v... vân vân, vd. ví dụ, đt. điện thoại, & và',
  ),
  units: forms(
    'km ki lô mét, m mét, cm xăng ti mét, mm mi li mét, m² mét vuông, km² ki lô mét vuông, kg ki lô gam, g gam, t tấn, l lít, ml mi li lít, h giờ, min phút, s giây, km/h ki lô mét trên giờ, m/s mét trên giây, GB gi ga bai, °C độ C, ° độ, % phần trăm',
  ),
  currencies: forms('₫ đồng, đ đồng, $ đô la, € ơ rô, £ bảng'),
  decimalWord: 'phẩy',
  minusWord: 'âm',
  plusWord: 'cộng',
  rangeWord: 'đến',
  time: (hours, minutes) => `${hours} giờ${minutes === 0 ? '' : ` ${minutes} phút`}`,
  months: Array.from({ length: 12 }, (_, i) => `tháng ${i + 1}`),
  date: (day, month, year) => `ngày ${day} tháng ${month} năm ${year}`,
  fractions: fractions('một phần hai, một phần ba, một phần tư, ba phần tư'),
  timesWord: 'lần',
  special(word, { previous }) {
    const regnal = isName(previous) ? romanValue(word) : undefined
    if (regnal !== undefined) return `thứ ${regnal}`
    const clock = /^(\d{1,2})h(\d\d)?$/.exec(word)
    return clock ? VIETNAMESE.time(Number(clock[1]), Number(clock[2] ?? 0)) : undefined
  },
})

const TAGALOG_ONES =
  'wala isa dalawa tatlo apat lima anim pito walo siyam sampu labing-isa labindalawa labintatlo labing-apat labinlima labing-anim labimpito labingwalo labinsiyam'.split(
    ' ',
  )
const TAGALOG_TENS = 'sampu dalawampu tatlumpu apatnapu limampu animnapu pitumpu walumpu siyamnapu'.split(' ')

/** The linker before a noun: `dalawang kilometro`, `apat na kilometro`. */
const linked = (word: string) => (/[aeiou]$/.test(word) ? `${word}ng` : word.endsWith('n') ? `${word}g` : `${word} na`)

/** Tagalog cardinal of a whole number below a billion; the voice would read digits in Indonesian. */
function tagalogCardinal(value: number): string {
  if (value < 20) return TAGALOG_ONES[value]!
  if (value < 100) return TAGALOG_TENS[Math.floor(value / 10) - 1]! + (value % 10 === 0 ? '' : `’t ${TAGALOG_ONES[value % 10]}`)
  const [size, name] = value < 1000 ? ([100, 'daan'] as const) : value < 1e6 ? ([1000, 'libo'] as const) : ([1e6, 'milyon'] as const)
  const [count, rest] = [Math.floor(value / size), value % size]
  const head = `${linked(tagalogCardinal(count))} ${name}`
  return rest === 0 ? head : `${head} at ${tagalogCardinal(rest)}`
}

/** Replaces the digits of a reading by Tagalog words. */
export function tagalogDigits(reading: string): string {
  return reading.replaceAll(/\d+(?:\.\d+)?/g, (number) => {
    const [whole, decimals] = number.split('.') as [string, string | undefined]
    if (Number(whole) >= 1e9) return [...whole].map((digit) => TAGALOG_ONES[Number(digit)]).join(' ')
    const words = tagalogCardinal(Number(whole))
    return decimals === undefined ? words : `${words} punto ${[...decimals].map((digit) => TAGALOG_ONES[Number(digit)]).join(' ')}`
  })
}

export const TAGALOG: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, dra. doktora, g. ginoo, gng. ginang, bb. binibini, prof. propesor, atbp. at iba pa, hal. halimbawa, blg. bilang, p. pahina, tel. telepono, ng nang, mga manga, & at',
  ),
  units: forms(
    'km kilometro, m metro, cm sentimetro, m² metro kuwadrado, kg kilo, g gramo, l litro, h oras, min minuto, s segundo, km/h kilometro bawat oras, GB gigabyte, °C digri Celsius, ° digri, % porsiyento',
  ),
  currencies: forms('₱ piso, $ dolyar, € euro'),
  decimalSign: '.',
  minusWord: 'minus',
  plusWord: 'plas',
  rangeWord: 'hanggang',
  dateOrder: 'month-first',
  time: (hours, minutes) => `${hours}${minutes === 0 ? '' : ` at ${minutes}`}`,
  months: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre'.split(' '),
  day: (day) => `ika ${day}`,
  dateJoiner: 'ng ',
  fractions: fractions('kalahati, sangkatlo, sangkapat, tatlong kapat'),
  timesWord: 'beses',
  special(word, { previous }) {
    const ordinal = /^ika-(\d{1,2})$/i.exec(word)?.[1]
    if (ordinal !== undefined) return `ika ${ordinal}`
    const regnal = isName(previous) ? romanValue(word) : undefined
    return regnal === undefined ? undefined : `ika ${regnal}`
  },
})
