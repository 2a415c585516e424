import type { PlanHour, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import { createWordFinder, type WordTable } from './find-words.ts'

/** Words in many languages; those of the rows before are more certain. */
const HOUR_WORDS: WordTable<PlanHour> = [
  [
    'night',
    'night|tonight|nights|midnight|moonlight|moonlit|starlight|starry|nighttime|nachthimmel|mitternacht|minuit|medianoche|mondschein|sternenhimmel|noche|nuit|nacht|nachts|noite|notte|noc|nocy|ночь|ночью|ніч|вночі|natt|nat|yö|夜|夜晚|晚上|深夜|午夜|真夜中|밤|रात|đêm|malam',
  ],
  [
    'dusk',
    'sunset|dusk|evening|evenings|twilight|golden hour|sundown|sun sets|crépuscule|soirée|abends|puesta de sol|abendrot|夕焼け|夕暮れ|夕阳|atardecer|anochecer|coucher|soir|sonnenuntergang|abend|abenddämmerung|entardecer|pôr|tramonto|zonsondergang|avond|zachód|wieczór|закат|вечер|вечір|захід|夕方|夕日|黄昏|日落|傍晚|저녁|노을|शाम|hoàng hôn|senja',
  ],
  [
    'dawn',
    'dawn|sunrise|daybreak|early morning|first light|morning|mornings|breakfast|amanecer|alba|madrugada|mañana|aube|matin|lever du soleil|lever de soleil|morgens|am morgen|frühmorgens|朝|早朝|早晨|早上|清晨|sonnenaufgang|morgengrauen|amanhecer|wschód|świt|рассвет|світанок|夜明け|黎明|日出|새벽|भोर|सुबह|bình minh|fajar',
  ],
  [
    'day',
    'day|daylight|daytime|bright day|noon|mediodía|midi|mittag|mittags|正午|中午|afternoon|midday|sunny|sunlight|sunshine|día|soleado|jour|ensoleillé|tag|sonnig|dia|giorno|dzień|день|昼|白天|낮|दिन',
  ],
  [
    'night',
    'moon|full moon|stars|stargazing|mond|vollmond|sterne|sternen|lune|étoiles|luna|estrellas|月|星空|星星|月亮|луна|звёзды|estrelas|stelle',
  ],
]

const WEATHER_WORDS: WordTable<PlanWeather> = [
  [
    'storm',
    'storm|storms|stormy|stürmisch|stürmische|stürmischen|orageux|orageuse|tormentoso|tormentosa|thunder|thunderstorm|unwetter|tempestad|暴雨|雷|lightning|hurricane|tempest|tormenta|orage|tempête|sturm|gewitter|tempestade|tempesta|burza|буря|шторм|嵐|暴风雨|폭풍|तूफान|bão',
  ],
  [
    'rain',
    'rain|rains|rainy|raining|rainfall|raindrops|regnerisch|lluvioso|pluvieux|雨の|drizzle|downpour|lluvia|llueve|pluie|pleut|regen|regnet|chuva|chove|pioggia|piove|deszcz|дождь|дощ|regn|sade|雨|下雨|비가|बारिश|mưa|hujan',
  ],
  [
    'snow',
    'snow|snows|snowy|snowing|snowflakes|snowflake|blizzard|verschneit|verschneiten|enneigé|enneigée|nevado|nevada|schneesturm|雪の|下雪|snowfall|winter|invierno|冬|冬天|nieve|nieva|neige|hiver|schnee|schneit|neve|inverno|sneeuw|śnieg|снег|сніг|snö|sne|lumi|雪|눈이|बर्फ|tuyết|salji',
  ],
  ['fog', 'fog|foggy|mist|misty|haze|hazy|niebla|brouillard|brume|nebel|neblina|nebbia|mgła|туман|霧|雾|안개|कोहरा|sương'],
  [
    'wind',
    'wind|windy|breeze|breezy|windig|venteux|ventoso|automne|herbst|otoño|秋|刮风|gale|autumn|viento|vent|wind|vento|wiatr|ветер|вітер|風|风|바람|हवा|gió',
  ],
  [
    'clear',
    'sunlight|sunny|sunshine|clear sky|blue sky|sun shines|sonnig|sonnenschein|sonnenlicht|blauer himmel|ensoleillé|ensoleillée|ciel bleu|soleado|soleada|cielo azul|快晴|晴れ|晴天|晴朗|阳光',
  ],
]

/** Of all words in a text those of the first row count. */
function createFirstRowFinder<T>(table: WordTable<T>): (text: string) => T | undefined {
  const findRows = createWordFinder(table.map(([, words], row) => [row, words] as const))
  return (text) => {
    const rows = findRows(text)
    return rows.length === 0 ? undefined : table[Math.min(...rows)]![0]
  }
}

const findHour = createFirstRowFinder(HOUR_WORDS)
const findWeather = createFirstRowFinder(WEATHER_WORDS)

/** Time of day named in a text. */
export const timeOfDayIn = (text: string): PlanHour | undefined => findHour(text)

/** Weather named in a text. */
export function weatherIn(text: string): PlanWeather | undefined {
  const weather = findWeather(text)
  return weather === 'clear' ? undefined : weather
}
