import { romanValue } from '../roman-numerals.ts'

/** A pattern in a text without spaces, and what is spoken for it. */
type UnspacedRule = readonly [pattern: RegExp, spoken: (...groups: string[]) => string]

/**
 * Applies rules to a text that is split into words, the first matching rule at a place winning: what is spoken belongs to the word in which
 * the match begins. One entry per word.
 */
export function normalizeUnspaced(words: readonly string[], rules: readonly UnspacedRule[]): string[] {
  const text = words.join('')
  const starts = words.map((_, i) => words.slice(0, i).join('').length)
  const readings = words.map(() => '')
  let owner = 0
  for (let at = 0; at < text.length;) {
    while (owner < words.length - 1 && starts[owner + 1]! <= at) owner++
    const match = matchAt(text, at, rules)
    readings[owner] += match?.spoken ?? text[at]!
    at += match?.length ?? 1
  }
  return readings
}

function matchAt(text: string, at: number, rules: readonly UnspacedRule[]): { spoken: string; length: number } | undefined {
  if (!/[\d$€£¥￥฿A-Za-z.-]/.test(text[at]!)) return undefined
  for (const [pattern, spoken] of rules) {
    const match = new RegExp(pattern.source, 'uy')
    match.lastIndex = at
    const found = match.exec(text)
    // A number is never matched from its middle.
    if (found && !/[\d.,]/.test(/^\d/.test(found[0]) ? (text[at - 1] ?? '') : ''))
      return { spoken: spoken(...found.slice(1)), length: found[0].length }
  }
  return undefined
}

const plain = (number: string) => number.replaceAll(',', '')
const spell = (digits: string) => digits.replaceAll(/\D/g, '').split('').join(' ')
const N = '(\\d+(?:,\\d{3})*(?:\\.\\d+)?)'
const rule = (pattern: string, spoken: UnspacedRule[1]): UnspacedRule => [new RegExp(pattern, 'u'), spoken]

type Wording = {
  /** A date; digits of its year are as given. */
  readonly date: (year: string, month: string, day: string) => string
  readonly time: (hours: string, minutes: string) => string
  readonly percent: (number: string) => string
  readonly minus: string
  readonly decimal: (whole: string, decimals: string) => string
  readonly range: string
  readonly fraction: (numerator: string, denominator: string) => string
  readonly speed: (number: string) => string
  readonly units: Readonly<Record<string, string>>
  readonly currencies: Readonly<Record<string, string>>
  readonly regnal: (value: number) => string
  /** Abbreviations of titles. */
  readonly words: Readonly<Record<string, string>>
}

/** A pattern for the keys of a table, longest first. */
const oneOf = (table: Readonly<Record<string, string>>) =>
  Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .map((key) => key.replaceAll(/[$/.]/g, '\\$&'))
    .join('|')

function rulesOf(wording: Wording): UnspacedRule[] {
  const number = (written: string): string => {
    const [whole, decimals] = plain(written).split('.') as [string, string | undefined]
    return decimals === undefined ? whole : wording.decimal(whole, decimals)
  }
  const signed = (sign: string) => (sign === '' ? '' : wording.minus)
  return [
    rule('(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})', (year, month, day) => wording.date(year!, String(Number(month)), String(Number(day)))),
    rule('(\\d{1,2}):(\\d\\d)', (hours, minutes) => wording.time(String(Number(hours)), String(Number(minutes)))),
    rule('(0\\d{1,3}-\\d{3,4}-\\d{3,4}|1\\d{10}|0\\d{8,9})', (digits) => spell(digits!)),
    rule(`(-?)${N} ?km/h`, (sign, speed) => signed(sign!) + wording.speed(number(speed!))),
    rule(
      `${N}[-–~～]${N} ?(${oneOf(wording.units)})`,
      (from, to, unit) => `${number(from!)}${wording.range}${number(to!)}${wording.units[unit!]}`,
    ),
    rule(`${N}[-–~～]${N}(?![\\d-])`, (from, to) => `${number(from!)}${wording.range}${number(to!)}`),
    rule(`(-?)${N} ?%`, (sign, share) => wording.percent(signed(sign!) + number(share!))),
    rule(
      `(-?)${N} ?(${oneOf(wording.units)})(?![a-zA-Z])`,
      (sign, value, unit) => `${signed(sign!)}${number(value!)}${wording.units[unit!]}`,
    ),
    rule(`(${oneOf(wording.currencies)})${N}`, (symbol, amount) => number(amount!) + wording.currencies[symbol!]),
    rule('(\\d{1,3})/(\\d{1,3})', (numerator, denominator) => wording.fraction(numerator!, denominator!)),
    rule(`-${N}`, (value) => wording.minus + number(value!)),
    rule('([IVX]{2,}|V|X)世', (roman) => wording.regnal(romanValue(roman!) ?? 0)),
    rule(`(${oneOf(wording.words)})`, (abbreviation) => wording.words[abbreviation!]!),
    rule(N, (value) => number(value!)),
  ]
}

/** Chinese: a year is read digit by digit. */
export const CHINESE: readonly UnspacedRule[] = [
  rule('(\\d{4})(?=年)', (year) => spell(year!)),
  rule('(?<=时速)(\\d+) ?km/h', (speed) => `${speed}公里`),
  ...rulesOf({
    date: (year, month, day) => `${spell(year)}年${month}月${day}日`,
    time: (hours, minutes) => `${hours}点${minutes === '0' ? '整' : `${minutes}分`}`,
    percent: (number) => `百分之${number}`,
    minus: '负',
    decimal: (whole, decimals) => `${whole}点${decimals.split('').join(' ')}`,
    range: '到',
    fraction: (numerator, denominator) => `${denominator}分之${numerator}`,
    speed: (number) => `每小时${number}公里`,
    units: {
      km: '公里',
      cm: '厘米',
      mm: '毫米',
      'm²': '平方米',
      kg: '公斤',
      g: '克',
      m: '米',
      L: '升',
      GB: ' G B',
      '°C': '摄氏度',
      '℃': '摄氏度',
      '°': '度',
    },
    currencies: { '¥': '元', '￥': '元', $: '美元', '€': '欧元', '£': '英镑' },
    regnal: (value) => `${value}世`,
    words: { 'Dr.': '博士', 'No.': '第' },
  }),
]

const JAPANESE_DAYS = ['', 'ツイタチ', 'フツカ', 'ミッカ', 'ヨッカ', 'イツカ', 'ムイカ', 'ナノカ', 'ヨウカ', 'ココノカ', 'トオカ']

const japaneseDay = (month: string, day: string) =>
  `${Number(month)}ガツ${JAPANESE_DAYS[Number(day)] ?? (Number(day) === 20 ? 'ハツカ' : `${Number(day)}ニチ`)}`

export const JAPANESE: readonly UnspacedRule[] = [
  rule('(\\d{1,2})月(\\d{1,2})日', (month, day) => japaneseDay(month!, day!)),
  rule('(\\d{1,2})月', (month) => `${month}ガツ`),
  ...rulesOf({
    date: (year, month, day) => `${year}年${japaneseDay(month, day)}`,
    time: (hours, minutes) => `${hours}時${minutes === '0' ? '' : `${minutes}${/[034]$/.test(minutes) ? 'プン' : 'フン'}`}`,
    percent: (number) => `${number}パーセント`,
    minus: 'マイナス',
    decimal: (whole, decimals) => `${whole}テン${decimals.split('').join(' ')}`,
    range: 'から',
    fraction: (numerator, denominator) => `${denominator}ブンノ${numerator}`,
    speed: (number) => `時速${number}キロメートル`,
    units: {
      km: 'キロメートル',
      cm: 'センチメートル',
      mm: 'ミリメートル',
      'm²': '平方メートル',
      kg: 'キログラム',
      g: 'グラム',
      m: 'メートル',
      L: 'リットル',
      GB: 'ギガバイト',
      '°C': '度',
      '℃': '度',
      '°': '度',
    },
    currencies: { '¥': '円', '￥': '円', $: 'ドル', '€': 'ユーロ', '£': 'ポンド' },
    regnal: (value) => `${value}世`,
    words: { 'Dr.': 'ドクター', 'No.': 'ナンバー' },
  }),
]

const THAI_DIGITS = 'ศูน หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'.split(' ')
const THAI_POWERS = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']

/** A whole number in Thai words; the voice would read digits in Indonesian. */
function thaiCardinal(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '')
  if (value.length > 6) return `${thaiCardinal(value.slice(0, -6))}ล้าน${/^0+$/.test(value.slice(-6)) ? '' : thaiCardinal(value.slice(-6))}`
  if (value === '0') return THAI_DIGITS[0]!
  return [...value]
    .map((digit, i) => {
      const power = value.length - 1 - i
      if (digit === '0') return ''
      if (power === 1 && digit === '1') return 'สิบ'
      if (power === 1 && digit === '2') return 'ยี่สิบ'
      if (power === 0 && digit === '1' && value.length > 1) return 'เอ็ด'
      return THAI_DIGITS[Number(digit)]! + THAI_POWERS[power]!
    })
    .join('')
}

const thaiDigits = (digits: string) => [...digits].map((digit) => THAI_DIGITS[Number(digit)]).join(' ')
const thaiNumbers = (text: string) => text.replaceAll(/\d+/g, thaiCardinal)

const THAI_MONTHS = 'มะกะรา คม,กุมพา พัน,มีนา คม,เมสา ยน,พรึดสะพา คม,มิถุนา ยน,กะระกะดา คม,สิงหา คม,กันยา ยน,ตุลา คม,พรึดสะจิกา ยน,ทันวา คม'.split(',')

export const THAI: readonly UnspacedRule[] = [
  rule('(\\d{1,2})/(\\d{1,2})/(\\d{4})', (day, month, year) => thaiNumbers(`${day} ${THAI_MONTHS[Number(month) - 1] ?? month} ${year}`)),
  rule('(0\\d{1,2}-?\\d{3}-?\\d{3,4})', (digits) => thaiDigits(digits!.replaceAll('-', ''))),
  ...rulesOf({
    date: (year, month, day) => `${day} ${THAI_MONTHS[Number(month) - 1] ?? month} ${year}`,
    time: (hours, minutes) => `${hours} นาลิกา${minutes === '0' ? '' : ` ${minutes} นาที`}`,
    percent: (number) => `${number} เปอเซ็น`,
    minus: 'ลบ ',
    decimal: (whole, decimals) => `${whole} จุด ${decimals.split('').join(' ')}`,
    range: ' ถึง ',
    fraction: (numerator, denominator) => `เสดส่วน ${numerator} ส่วน ${denominator}`,
    speed: (number) => `${number} กิโลเมดต่อชั่วโมง`,
    units: {
      km: ' กิโลเมด',
      cm: ' เซ็นติเมด',
      mm: ' มิลลิเมด',
      'm²': ' ตารางเมด',
      kg: ' กิโลกรัม',
      g: ' กรัม',
      m: ' เมด',
      GB: ' กิกะไบ',
      '°C': ' องสาเซลเซียด',
      '℃': ' องสาเซลเซียด',
      '°': ' องสา',
    },
    currencies: { '฿': ' บาด', $: ' ดอลลา', '€': ' ยูโร' },
    regnal: String,
    words: { 'Dr.': 'ดอกเตอ' },
  }).map(([pattern, spoken]): UnspacedRule => [pattern, (...groups) => thaiNumbers(spoken(...groups))]),
]
