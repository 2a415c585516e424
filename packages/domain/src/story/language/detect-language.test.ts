import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

const SENTENCES: readonly (readonly [string, string])[] = [
  ['en', 'The valley wakes before anyone sees it, and the river begins to move.'],
  ['es', 'El valle despierta antes de que alguien lo vea y el río empieza a moverse.'],
  ['fr', 'La vallée se réveille avant que quelqu’un la voie, et la rivière commence à couler.'],
  ['de', 'Das Tal erwacht, bevor es jemand sieht, und der Fluss beginnt zu fließen.'],
  ['pt', 'O vale acorda antes que alguém o veja, e o rio começa a correr.'],
  ['it', 'La valle si sveglia prima che qualcuno la veda e il fiume comincia a scorrere.'],
  ['nl', 'Het dal ontwaakt voordat iemand het ziet, en de rivier begint te stromen.'],
  ['sv', 'Dalen vaknar innan någon ser den, och floden börjar röra på sig.'],
  ['da', 'Dalen vågner, før nogen ser den, og floden begynder at bevæge sig af sted.'],
  ['nb', 'Dalen våkner før noen ser den, og elva begynner å bevege seg av gårde nå.'],
  ['fi', 'Laakso herää ennen kuin kukaan näkee sen, ja joki alkaa virrata.'],
  ['pl', 'Dolina budzi się, zanim ktokolwiek ją zobaczy, a rzeka zaczyna płynąć.'],
  ['tr', 'Vadi kimse görmeden uyanır ve nehir akmaya başlar.'],
  ['vi', 'Thung lũng thức dậy trước khi có ai nhìn thấy, và dòng sông bắt đầu chảy.'],
  ['ms', 'Lembah itu bangun sebelum ada yang melihatnya, dan sungai mula mengalir.'],
  ['tl', 'Nagigising ang lambak bago ito makita ng sinuman, at nagsisimulang umagos ang ilog.'],
  ['zh', '山谷在人们看见之前就醒了，河水开始流动。'],
  ['ja', '谷は誰かが見る前に目を覚まし、川が流れ始める。'],
  ['ko', '계곡은 누가 보기 전에 깨어나고 강이 흐르기 시작한다.'],
  ['th', 'หุบเขาตื่นขึ้นก่อนที่ใครจะเห็น และแม่น้ำเริ่มไหล'],
  ['ar', 'يستيقظ الوادي قبل أن يراه أحد ويبدأ النهر في الجريان.'],
  ['hi', 'घाटी किसी के देखने से पहले जाग जाती है और नदी बहने लगती है।'],
  ['ru', 'Долина просыпается раньше, чем её кто-нибудь увидит, и река начинает течь.'],
]

test.each(SENTENCES)('a sentence in %s is detected', (language, sentence) => {
  expect(detectLanguage(sentence)).toBe(language)
})

test.each([
  ['es', 'por qué cantan las ballenas'],
  ['fr', 'pourquoi la mer est bleue'],
  ['de', 'warum der Himmel blau ist'],
  ['en', 'why whales sing'],
  ['ja', '東京タワーの夜'],
])('a short idea in %s is detected', (language, idea) => {
  expect(detectLanguage(idea)).toBe(language)
})

test('foreign names do not change the language', () => {
  expect(detectLanguage('We met 東京 in the song “Für Elise” and then walked home through the old town.')).toBe('en')
  expect(detectLanguage('今天我们用 iPhone 拍摄 YouTube 视频，天气很好。')).toBe('zh')
})

test('a text without letters is detected as English', () => {
  expect(detectLanguage('1969 … 3, 2, 1!')).toBe('en')
})
