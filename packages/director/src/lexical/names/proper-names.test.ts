import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { languageOf } from '../language.ts'
import { readSentence } from '../read-sentence.ts'

const read = (text: string, code: string) => readSentence(text, languageOf(code))

test.each([
  ['ja', '店主の佐藤さんは横浜で生まれました。', ['佐藤さん', '横浜']],
  ['ja', '技師のエドモンド・モレルが来ました。', ['エドモンド・モレル']],
  ['zh', '上海的小林在南京工作。', ['上海', '小林', '南京']],
  ['zh', '小郑在南京工作。', ['小郑', '南京']],
  ['ko', '박지민은 부산에서 태어났습니다.', ['박지민', '부산']],
  ['ar', 'سافر محمد بن يوسف إلى بغداد.', ['محمد بن يوسف', 'بغداد']],
  ['ar', 'عاش في القاهرة وبغداد.', ['القاهرة', 'بغداد']],
  ['hi', 'रमेश शर्मा दिल्ली में रहते हैं।', ['रमेश शर्मा', 'दिल्ली']],
])('%s: names of persons and places: %s', (code, text, names) => {
  expect(read(text, code).names.map(({ words }) => words)).toEqual(names)
})

test.each([
  ['zh', '大理石很美。'],
  ['zh', '小熊很可爱。'],
  ['ko', '고양이와 강아지가 놀았습니다.'],
  ['ar', 'فأس قديم على الأرض.'],
  ['hi', 'वह घर गया और सो गया।'],
])('%s: words that only begin or sound like names are none: %s', (code, text) => {
  expect(read(text, code).names).toEqual([])
})

test('what stands in a name is no thing', () => {
  expect(read('يقع وادي القمر في الجنوب.', 'ar').present).toEqual([])
  expect(read('清水寺は古い。', 'ja').present.map(({ name }) => name)).toEqual(['temple'])
})

test('a country is no part of another word', () => {
  expect(read('七つのタイトルを独占しました。', 'ja').countries).toEqual([])
  expect(read('タイの首都です。', 'ja').countries.map(({ code }) => code)).toEqual(['TH'])
})

test('a person with a name is seen once', () => {
  expect(read('师傅说话。', 'zh').names).toEqual([])
  expect(read('प्रोफेसर हार्डी आए।', 'hi').present.map(({ name, properName }) => [name, properName])).toEqual([['professor', 'हार्डी']])
})

test('names are on screen', () => {
  const [, shot] = directScript('昔の話です。佐藤さんは横浜へ行きました。それだけです。', { language: 'ja' })
  expect(shot!.textOnScreen).toEqual(expect.arrayContaining(['佐藤さん']))
})
