import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { planShots } from '@fablecut/director/direct-script'
import type { Scenes, VlogScenes } from '@fablecut/generation/ports/writer'
import { moodOfPunctuation } from '@fablecut/generation/script/music-mood'
import { iconOf } from '../../scene/plan/art.ts'
import { splitShots } from '../split-shots.ts'
import { tokenizeScript } from '../script-tokens.ts'
import { interleave } from './course.ts'
import { type VlogShot, figureOf } from './vlog-plans.ts'
import { shotsOf, type Told } from './told.ts'

/** Greeting and goodbye; `@`: the name. Languages without a row greet without words. */
const GREETINGS: Readonly<Record<string, readonly [string, string]>> = {
  de: ['Hallo, ich bin @!', 'Das war’s für heute. Bis bald!'],
  fr: ['Salut, c’est @ !', 'C’est tout pour aujourd’hui. À bientôt !'],
  es: ['¡Hola, soy @!', 'Eso es todo por hoy. ¡Hasta pronto!'],
  it: ['Ciao, sono @!', 'Per oggi è tutto. A presto!'],
  pt: ['Oi, eu sou @!', 'Por hoje é só. Até logo!'],
  nl: ['Hoi, ik ben @!', 'Dat was het voor vandaag. Tot snel!'],
  sv: ['Hej, jag heter @!', 'Det var allt för idag. Vi ses!'],
  pl: ['Cześć, tu @!', 'To wszystko na dziś. Do zobaczenia!'],
  ru: ['Привет, я @!', 'На сегодня всё. До встречи!'],
  ja: ['こんにちは、@です！', '今日はここまで。またね！'],
  zh: ['大家好，我是@！', '今天就到这里。下次见！'],
  ko: ['안녕하세요, @입니다!', '오늘은 여기까지예요. 또 만나요!'],
}

const GAZE = 'happy'
/** Where a topic that names no place is seen. */
const DEFAULT_PLACE = 'street'

const thingsOf = ({ things }: ShotPlan): PlanThing[] =>
  things.filter(({ what, event }) => event !== 'cross-out' && iconOf(what) !== undefined).map(({ what }) => ({ what, count: 1 }))

const evenly = <T>(list: readonly T[], count: number): T[] =>
  list.length <= count ? [...list] : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!)

/**
 * A vlog in a language whose grammar the writer does not know: the character greets and says goodbye in it, and the sentences of the topic are spoken as
 * they are written. Places, things and actions are those that the director is sure of in the language.
 */
export function writeForeignVlog(request: VlogScenes, language: string): Scenes {
  const { topic, cast, shots, clipSeconds } = request
  const [main] = cast
  const middle = Math.max(0, shots - 2)
  const texts = evenly(splitShots(tokenizeScript(topic, language), clipSeconds), middle)
  const [greeting = '', goodbye = ''] = (GREETINGS[language] ?? []).map((text) => text.replace('@', main.name))
  const members = cast.map(({ id, name }) => ({ id, name }))
  const [whole, ...plans] = planShots([topic, ...texts], topic, { cast: members, language, hasCards: false }) as [ShotPlan, ...ShotPlan[]]
  const settingOf = ({ place, hour, weather }: ShotPlan): VlogShot['setting'] => ({
    place: place === undefined || place === 'plain' ? (whole.place ?? DEFAULT_PLACE) : place,
    hour: hour === 'day' ? whole.hour : hour,
    weather,
  })
  const selfie = (speaks: boolean, setting = settingOf(whole)): VlogShot => ({
    view: 'selfie',
    setting,
    cast: [figureOf(main, speaks ? 'talk' : 'wave', GAZE, speaks)],
    things: [],
  })
  const inserts = thingsOf(whole)
  const told = texts.map((spoken, i): Told => {
    const plan = plans[i]!
    const things = thingsOf(plan)
    const action = plan.cast.find(({ id }) => id === main.id)?.action ?? 'work'
    const isInsert = things.length > 0 && i % 2 === 0
    const figures = isInsert ? [] : [figureOf(main, action, GAZE)]
    return { spoken, shot: { view: isInsert ? 'insert' : 'action', setting: settingOf(plan), cast: figures, things } }
  })
  const silent = Array.from({ length: middle - told.length }, (_, i): Told => {
    const things = inserts.slice(i, i + 1)
    const view = things.length > 0 ? 'insert' : i % 2 === 0 ? 'action' : 'selfie'
    if (view === 'selfie') return { spoken: '', shot: selfie(false) }
    return { spoken: '', shot: { view, setting: settingOf(whole), cast: view === 'action' ? [figureOf(main, 'work', GAZE)] : [], things } }
  })
  const opening: Told = { spoken: greeting, shot: selfie(greeting !== '') }
  const ending: Told = { spoken: goodbye, shot: selfie(goodbye !== '', told.at(-1)?.shot.setting) }
  const all = shots === 1 ? [opening] : [opening, ...interleave(told, silent), ending]
  return { language, musicMood: topic.includes('!') ? moodOfPunctuation(topic) : 'playful', shots: shotsOf(all, request) }
}
