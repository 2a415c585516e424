import type { Action } from '../characters/pose.ts'
import type { Locale } from './language.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'

/** Verbs: English, German, French, Spanish, Japanese, Chinese. Whole words, in scripts without spaces any part. */
const ACTIONS: readonly (readonly [Action, RegExp, string, string, string, string, string])[] = [
  [
    'sleep',
    /\b(?:sleep(?:s|ing)?|slept|asleep|naps?|napping|dozes?|dozing|snor(?:e|es|ing))\b/,
    'schläft|schlafen|schlief|schlummert',
    'dort|dorment|dormait|endormi|sommeil',
    'duerme|dormido|dormida|dormía|durmiendo',
    '眠|寝て|寝る|居眠り',
    '睡|打盹',
  ],
  [
    'run',
    /\b(?:runs?|running|ran|races?|racing|chas(?:e|es|ing)|hurr(?:y|ies|ying)|flees?|fled|escap(?:e|es|ing)|sprint(?:s|ing)?|jog(?:s|ging)?)\b/,
    'rennt|rennen|rannte|flieht|eilt|jagt',
    'court|courent|courir|couraient|fuit',
    'corre|corren|corría|corriendo|huye',
    '走る|走って|走り|駆け',
    '跑|奔',
  ],
  [
    'dance',
    /\b(?:danc(?:e|es|ed|ing)|celebrat(?:e|es|ing)|cheer(?:s|ing)?|jump(?:s|ing)? for joy)\b/,
    'tanzt|tanzen|tanzte|tanzend|feiert|feiern',
    'dans(?:e|ent|ait)|danser|fêtent',
    'baila|bailan|bailando|danza|celebra',
    '踊',
    '跳舞|起舞|庆祝',
  ],
  [
    'wave',
    /\b(?:waves? (?:hello|goodbye|at|to|his|her|from)|waving|greets?|greeting|welcomes?|says? (?:hello|goodbye))\b/,
    'winkt|winken|begrüßt|verabschiedet',
    'salue|saluent|fait signe|accueille',
    'saluda|saludan|despide|da la bienvenida',
    '手を振|挨拶',
    '挥手|招手|打招呼',
  ],
  [
    'point',
    /\b(?:points?|pointing|shows?|showing|explains?|explaining|presents?|presenting|teach(?:es|ing)?|demonstrat(?:e|es|ing)|introduc(?:e|es|ing))\b/,
    'zeigt|zeigen|erklärt|erklären|unterrichtet|präsentiert',
    'montre|pointe|explique|enseigne|présente',
    'señala|muestra|explica|enseña|presenta',
    '指さ|指差|説明|教え',
    '指着|指向|解释|讲解|展示|教',
  ],
  [
    'sit',
    /\b(?:sits?|sitting|sat|seated|rests?|resting|waits?|waiting|kneels?|rid(?:es|ing))\b/,
    'sitzt|sitzen|saß|ruht|wartet|warten',
    'assis|assoit|assied|attend|repose',
    'sienta|sentado|sentada|sentados|sentadas|espera|descansa',
    '座|腰かけ|待って',
    '坐|等待|休息',
  ],
  [
    'walk',
    /\b(?:walks?|walking|walked|wander(?:s|ed|ing)?|strolls?|strolling|travel(?:s|ing|led)?|goes|went|march(?:es|ing)?|explor(?:e|es|ing)|hik(?:e|es|ing)|climb(?:s|ing)?|arriv(?:e|es|ing)|leaves (?:the|his|her|home)|stepp?(?:s|ed|ing)?|follows?|following|carr(?:y|ies|ying)|returns?)\b/,
    'geht|gehen|ging|läuft|laufen|lief|wandert|wandern|spaziert|folgt|klettert|trägt|reist',
    'marche|marchent|promène|promènent|se promener|voyage|suit|grimpe|porte un|porte une|avance',
    'camina|caminan|caminaba|pasea|pasean|viaja|sigue|sube|lleva',
    '歩|散歩|旅|登',
    '走|散步|漫步|爬|旅行',
  ],
  [
    'think',
    /\b(?:thinks?|thinking|thought|wonders?|imagin(?:e|es|ing)|dreams?|dreaming|remembers?|decid(?:e|es|ing)|confused|ponders?|considers?)\b/,
    'denkt|denken|überlegt|träumt|erinnert|grübelt',
    'pense|réfléchit|rêve|imagine|souvient',
    'piensa|imagina|sueña|recuerda|reflexiona',
    '考え|思い|想像',
    '想|思考|回忆|梦想',
  ],
  [
    'work',
    /\b(?:works?|working|writes?|writing|types?|typing|cooks?|cooking|bak(?:e|es|ing)|builds?|building|paints?|painting|makes?|making|repairs?|repairing|stud(?:y|ies|ying)|reads?|reading|plays? (?:the|a|his|her)|mix(?:es|ing)?|plants?|planting|digs?|waters|washes|sweeps|sews|draws|sells)\b/,
    'arbeitet|schreibt|tippt|kocht|backt|bäckt|baut|malt|repariert|liest|lesen|gießt|pflanzt|näht|verkauft|spielt klavier|spielt gitarre',
    'travaille|écrit|cuisine|prépare|construit|peint|répare|lit|lisent|arrose|plante|coud|vend|joue du',
    'trabaja|escribe|cocina|hornea|construye|pinta|repara|lee|leen|riega|planta|cose|vende|toca',
    '働|書い|書く|作っ|作る|料理|読ん|読む|直し|描|弾',
    '工作|写|做饭|做|画|修|读|看书|种|浇|弹|卖',
  ],
  [
    'hold',
    /\b(?:holds?|holding|held|takes?|gives?|giving|brings?|offers?|picks?|picking|finds?|found|discover(?:s|ed|ing)?|raises?|lifts?|lifting|drinks?|drinking|eats?|eating|catches|opens|with an? (?:balloon|lantern|umbrella|book|key|flower|basket))\b/,
    'hält|halten|nimmt|gibt|bringt|pflückt|findet|fand|hebt|trinkt|isst|öffnet|fängt',
    'tient|tiennent|prend|donne|apporte|cueille|trouve|soulève|boit|mange|ouvre',
    'sostiene|toma|da un|trae|recoge|encuentra|levanta|bebe|come|abre|coge',
    '持っ|持ち|取|見つけ|飲|食べ|拾|開け',
    '拿|握|抱|捡|找到|喝|吃|打开|摘|提着',
  ],
  [
    'talk',
    /\b(?:says?|said|talks?|talking|speaks?|speaking|tells?|telling|asks?|asking|shouts?|sings?|singing|whispers?|chat(?:s|ting)?|laughs?)\b/,
    'sagt|sagte|spricht|sprechen|redet|erzählt|fragt|ruft|singt|flüstert|lacht',
    'dit|parle|parlent|raconte|demande|crie|chante|chuchote|rit',
    'dice|habla|hablan|cuenta|pregunta|grita|canta|susurra|ríe',
    '話|言|語|歌|聞い|叫',
    '说|谈|讲|问|唱|喊|聊',
  ],
  [
    'look',
    /\b(?:looks?|looking|sees?|saw|watch(?:es|ing|ed)?|stares?|staring|gaz(?:e|es|ing)|observes?|notices?)\b/,
    'sieht|sehen|sah|schaut|blickt|beobachtet|betrachtet',
    'regarde|regardent|voit|observe|contemple',
    'mira|miran|ve|observa|contempla',
    '見|眺め',
    '看|望|观察|注视',
  ],
]

/** The sun goes too, but nobody walks. */
const RISING =
  /(?:geht|steigt) (?:die|der) (?:sonne|mond)|(?:sonne|mond) geht|the sun (?:goes|walks)|soleil (?:se )?\p{L}+|(?:el )?sol (?:sube|sale)/gu

/** What somebody does, by the verbs of a shot. */
export function actionIn(prompt: string, locale: Locale): Action {
  const text = prompt.toLowerCase().replaceAll(RISING, '')
  const column = TABLE_LOCALES.findIndex((known) => known === locale)
  if (column <= 0) return ACTIONS.find(([, english]) => english.test(text))?.[0] ?? 'stand'
  const found = ACTIONS.find((row) => stemsOf(row[column + 1] as string, column >= 4).test(text))
  return found?.[0] ?? 'stand'
}

const patterns = new Map<string, RegExp>()

function stemsOf(stems: string, unspaced: boolean): RegExp {
  const known = patterns.get(stems)
  if (known) return known
  const made = unspaced ? new RegExp(stems, 'u') : new RegExp(`(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'u')
  patterns.set(stems, made)
  return made
}
