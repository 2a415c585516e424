import { expect, test } from 'vitest'
import { languageOf } from '../language.ts'
import { phraseOf } from './phrases.ts'
import { readSentence } from '../read-sentence.ts'
import { unspacedPhraseOf } from './unspaced-phrases.ts'

test.each([
  ['de', 'Nimm die alte Dichtung heraus und kauf im Baumarkt eine neue in derselben Größe.', 'Nimm die alte Dichtung heraus'],
  ['es', 'Cada domingo lo sacaba del cajón, lo limpiaba con un pañuelo y lo volvía a guardar.', 'Cada domingo lo sacaba del cajón'],
  ['fr', 'Elle devait rester debout seulement pendant vingt longues années de guerre.', 'Elle devait rester debout'],
  ['pt', 'As formigas não têm pulmões como os outros animais da floresta inteira.', 'As formigas não têm pulmões'],
  ['hi', 'हेयर ड्रायर का इस्तेमाल मत कीजिए, क्योंकि गर्म हवा अंदर के हिस्से पिघला सकती है।', 'हेयर ड्रायर का इस्तेमाल मत कीजिए'],
  ['de', 'Öffne deine Kontoauszüge und markiere alles, was sich wiederholt.', 'Öffne deine Kontoauszüge'],
  ['de', 'Vor hundert Jahren stellte ein Bäcker in Bremen seinen Ofen auf Gas um.', 'Seinen Ofen auf Gas'],
  ['ar', 'في عام 1258 حاصر المغول مدينة بغداد.', 'حاصر المغول مدينة بغداد'],
  ['ar', 'كرر ذلك مرة كل شهر وستبقى ثلاجتك نظيفة.', 'وستبقى ثلاجتك نظيفة'],
  ['de', 'Meine Großmutter hat im Krieg drei Kinder durch einen verschneiten Wald geführt.', 'Durch einen verschneiten Wald geführt'],
  ['ar', 'قبل عشرة آلاف سنة كانت فيها بحيرات وأنهار وأفراس نهر.', 'فيها بحيرات وأنهار'],
  ['ar', 'لكنه لا يخزن الماء في سنامه كما يظن الناس.', 'لكنه لا يخزن الماء'],
])('%s: the words of a card are a whole phrase of at most half of a sentence: %s', (code, text, words) => {
  expect(phraseOf(readSentence(text, languageOf(code)))?.words.replace(/^./u, (first) => first.toUpperCase())).toBe(words)
})

test.each([
  ['ja', '火消しは水をかける代わりに、隣の家を壊しました。', '隣の家を壊しました'],
  ['ja', 'ゆで卵の殻がうまくむけないのは、卵が新しすぎるからです。', '卵が新しすぎるからです'],
  ['ja', 'ある冬の朝、道ばたで震えている子犬を見つけました。', '子犬を見つけました'],
  ['ja', '豆腐は豆から作られますが、豆のまま固まるわけではありません。', '豆腐は豆から作られます'],
  ['ja', '脳は眠っている間に、いらないものを捨てて場所を空けます。', '捨てて場所を空けます'],
  ['zh', '他骑着自行车，把放映机和胶片驮到山里去。', '他骑着自行车'],
  ['zh', '春天来了，狐狸消失在森林里，再也没有回来。', '狐狸消失在森林里'],
])('%s: whole clauses rather than their beginnings: %s', (code, text, words) => {
  expect(unspacedPhraseOf(readSentence(text, languageOf(code)))?.words).toBe(words)
})

test('languages without marks of phrases have none', () => {
  expect(phraseOf(readSentence('Den gamle mannen sitter på en stol.', languageOf('sv')))).toBeUndefined()
})
