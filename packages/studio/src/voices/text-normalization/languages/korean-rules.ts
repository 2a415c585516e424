import type { LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, words } from './language-tables.ts'

export const KOREAN: LanguageRules = defineRules({
  abbreviations: words('dr. 박사, 등등. 등등, no. 번호, tel. 전화, & 그리고'),
  units: forms(
    'km 킬로미터, m 미터, cm 센티미터, mm 밀리미터, m² 제곱미터, ㎡ 제곱미터, km² 제곱킬로미터, kg 킬로그램, g 그램, t 톤, l 리터, L 리터, ml 밀리리터, h 시간, min 분, s 초, GB 기가바이트, MB 메가바이트, °C 도, ℃ 도, ° 도, % 퍼센트',
  ),
  currencies: forms('₩ 원, $ 달러, € 유로, ¥ 엔'),
  decimalSign: '.',
  decimalWord: '점',
  minusWord: '마이너스',
  plusWord: '플러스',
  rangeWord: '에서',
  time: (hours, minutes) => `${hours} 시${minutes === 0 ? '' : ` ${minutes} 분`}`,
  months: Array.from({ length: 12 }, (_, i) => `${i + 1} 월`),
  date: (day, month, year) => `${year} 년 ${month} 월 ${day} 일`,
  fractions: fractions('이분의 일, 삼분의 일, 사분의 일, 사분의 삼'),
  timesWord: '배',
  special(word) {
    const speed = /^(\d[\d.,]*)km\/h(\p{Script=Hangul}*)$/u.exec(word)
    if (speed) return `시속 ${numberOf(speed[1]!)} 킬로미터${speed[2]}`
    const amount = /^(\p{Sc})(\d[\d.,]*)(\p{Script=Hangul}+)$/u.exec(word)
    const currency = KOREAN.currencies[amount?.[1] ?? '']
    if (amount && currency !== undefined) return `${numberOf(amount[2]!)} ${currency[0]}${amount[3]}`
    // Particles follow a unit without a space: `5km를`.
    const measure = /^(-?\d[\d.,]*)(km|cm|mm|kg|GB|m²|°C|℃|%)(\p{Script=Hangul}+)$/u.exec(word)
    if (measure) return `${numberOf(measure[1]!)} ${KOREAN.units[measure[2]!]![0]}${measure[3]}`
    const number = /^(-?\d[\d.,]*\d)(\p{Script=Hangul}+)$/u.exec(word)
    if (number && /[.,]/.test(number[1]!)) return `${numberOf(number[1]!)} ${number[2]}`
    const regnal = /^([IVX]{2,})세$/.exec(word)?.[1]
    if (regnal !== undefined) return `${romanValue(regnal)} 세`
    const phone = /^(0\d{1,2})-(\d{3,4})-(\d{4})(\p{Script=Hangul}*)$/u.exec(word)
    return phone
      ? `${[...`${phone[1]}${phone[2]}${phone[3]}`].map((digit) => KOREAN_DIGITS[Number(digit)]).join(' ')}${phone[4]}`
      : undefined
  },
})

const KOREAN_DIGITS = '공 일 이 삼 사 오 육 칠 팔 구'.split(' ')

function numberOf(number: string): string {
  const [whole, decimals] = number.replaceAll(',', '').replace('-', '마이너스 ').split('.')
  return decimals === undefined ? whole! : `${whole} 점 ${decimals.split('').join(' ')}`
}
