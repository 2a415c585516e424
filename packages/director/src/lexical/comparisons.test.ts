import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { isTorn } from './phrases/torn-words.ts'
import { readSentence } from './read-sentence.ts'

const read = (text: string, code: string) => readSentence(text, languageOf(code))
const namesIn = (text: string, code: string) => read(text, code).present.map(({ name }) => name)

test.each([
  ['ja', 'まるで巨大な城のような船でした。', 'castle', ['ship']],
  ['ja', '母にそっくりの人形でした。', 'mother', ['doll']],
  ['ja', '四階建てのビルに相当します。', 'skyscraper', []],
  ['zh', '它会像老虎一样大叫。', 'tiger', []],
  ['zh', '重五十公斤，相当于一头猪。', 'pig', []],
  ['ar', 'يبدو المكان وكأنه كوكب آخر.', 'planet', []],
  ['ar', 'كان قويا كالأسد.', 'lion', []],
  ['ko', '그는 호랑이처럼 달렸습니다.', 'tiger', []],
])('%s: what something is compared with is not there: %s', (code, text, name, expected) => {
  expect(namesIn(text, code)).not.toContain(name)
  expect(namesIn(text, code)).toEqual(expected)
})

test('`was` is no `as if`', () => {
  expect(namesIn('كان الذئب ينتظر تحت الشجرة.', 'ar')).toEqual(['wolf', 'tree'])
})

test.each([
  ['ja', '寝室にスマホを持ち込まず、眠ります。', 'smartphone', ['bedroom']],
  ['ar', 'لا توجد أشجار هنا ولا أنهار.', 'river', []],
  ['ko', '해녀는 산소통 없이 잠수합니다.', 'oxygen tank', ['woman']],
  ['hi', 'बाघ जंगल का राजा नहीं है।', 'king', ['tiger', 'forest']],
])('%s: what is denied is not there: %s', (code, text, name, expected) => {
  expect(namesIn(text, code)).not.toContain(name)
  expect(namesIn(text, code)).toEqual(expected)
})

test.each([
  ['ja', 'ライオンは猫ではありません。', ['lion']],
  ['hi', 'बाघ राजा नहीं, बल्कि शिकारी है।', ['tiger']],
  ['ko', '해녀는 산소통 없이 잠수합니다.', ['woman']],
])('%s: who is said not to be something is there: %s', (code, text, names) => {
  expect(namesIn(text, code)).toEqual(names)
})

test('a death that is only spoken of, in a name or an idiom, is none', () => {
  expect(read('女は亡くなった母と話しました。', 'ja').isAboutDeath).toBe(false)
  expect(read('جاء مات ديمون أمس.', 'ar').isAboutDeath).toBe(false)
  expect(read('교실은 쥐 죽은 듯 조용했습니다.', 'ko').isAboutDeath).toBe(false)
  expect(read('王は死にました。', 'ja').isAboutDeath).toBe(true)
})

test('words that are torn from a comparison or a number', () => {
  expect(isTorn({ words: 'तरह बहता है' }, read('पैसा पानी की तरह बहता है।', 'hi'))).toBe(true)
  expect(isTorn({ words: 'पैसा पानी की तरह बहता है' }, read('पैसा पानी की तरह बहता है।', 'hi'))).toBe(false)
  expect(isTorn({ words: '可惜它只能' }, read('可惜它只能活三到五年。', 'zh'))).toBe(false)
})

test('both ends of a range and how long ago are one number', () => {
  expect(read('它能活三到五年。', 'zh').quantities.map(({ display }) => display)).toEqual(['三到五年'])
  expect(read('20〜30分かかります。', 'ja').quantities.map(({ display }) => display)).toEqual(['20〜30分'])
  expect(read('10から3個を取ります。', 'ja').quantities.map(({ display }) => display)).toEqual(['10', '3'])
  expect(read('十年前のことです。', 'ja').quantities.map(({ display }) => display)).toEqual(['10年前'])
  expect(read('率领两百多艘船。', 'zh').quantities.map(({ display }) => display)).toEqual(['两百多艘'])
})
