import type { Action } from '../characters/poses/pose.ts'
import type { Locale } from './language.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'

/** Verb patterns by action: English, German, French, Spanish, Japanese, Chinese. Whole words; substrings in scripts without spaces. */
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
    'tanzt|tanzen|tanzte|tanzten|tanzend|feiert|feiern|feierte|feierten',
    'dans(?:e|ent|ait)|danser|fêtent',
    'baila|bailan|bailando|danza|celebra',
    '踊',
    '跳舞|起舞|庆祝',
  ],
  [
    'sing',
    /\b(?:sing(?:s|ing)?|sang|sung|hum(?:s|med|ming)|raps?|rapping|chants?|serenad(?:e|es|ing)|lip.?sync(?:s|ing)?)\b/,
    'singt|singen|sang|sangen|singend|rappt|summt',
    'chante|chantent|chanta|chantait|chanter|fredonne|rappe',
    'canta|cantan|cantó|cantaba|cantando|rapea|tararea',
    '歌う|歌っ|歌い|うたう',
    '唱',
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
    /\b(?:point(?:s|ed|ing)?|show(?:s|ed|ing)?|explain(?:s|ed|ing)?|present(?:s|ed|ing)?|teach(?:es|ing)?|taught|demonstrat(?:e|es|ed|ing)|introduc(?:e|es|ing))\b/,
    'zeigt|zeigen|erklärt|erklären|unterrichtet|präsentiert',
    'montre|pointe|explique|enseigne|présente',
    'señala|muestra|explica|enseña|presenta',
    '指さ|指差|説明|教え',
    '指着|指向|解释|讲解|展示|教',
  ],
  [
    'ride',
    /\b(?:rid(?:es?|ing)|rode|cycl(?:es|ing)|pedals?|bik(?:es|ing))\b/,
    'reitet|reiten|ritt|radelt|radeln|fährt (?:rad|fahrrad)|fährt auf (?:dem|einem|seinem|ihrem)(?: \\p{L}+)? (?:rad|fahrrad)',
    'pédale|pédalent|chevauche|(?:fait|font|roule|roulent) (?:du|à|en) (?:vélo|bicyclette)',
    'pedalea|pedalean|cabalga|(?:monta|montan|va|van|anda|andan) en (?:bici|bicicleta)|monta a caballo',
    '自転車に乗|馬に乗|サイクリング',
    '骑',
  ],
  [
    'sit',
    /\b(?:sits?|sitting|sat|seated|rest(?:s|ed|ing)?|wait(?:s|ed|ing)?|kneels?|knelt)\b/,
    'sitzt|sitzen|saß|ruht|wartet|warten',
    'assis|assoit|assied|attend|repose',
    'sienta|sentado|sentada|sentados|sentadas|espera|descansa',
    '座|腰かけ|待って',
    '坐|等待|休息',
  ],
  [
    'walk',
    /\b(?:walks?|walking|walked|wander(?:s|ed|ing)?|strolls?|strolling|travel(?:s|ing|led)?|goes|went|march(?:es|ing)?|explor(?:e|es|ed|ing)|hik(?:e|es|ed|ing)|climb(?:s|ed|ing)?|arriv(?:e|es|ed|ing)|leaves (?:the|his|her|home)|stepp?(?:s|ed|ing)?|follow(?:s|ed|ing)?|carr(?:y|ies|ied|ying)|return(?:s|ed)?)\b/,
    'geht|gehen|ging|gingen|läuft|laufen|lief|liefen|wandert|wandern|wanderte|kletterte|folgte|trug|stieg|spaziert|folgt|klettert|trägt|reist',
    'marche|marcha|marchait|grimpa|suivit|avança|marchent|promène|promènent|se promener|voyage|suit|grimpe|porte un|porte une|avance',
    'camina|caminó|subió|siguió|viajó|caminan|caminaba|pasea|pasean|viaja|sigue|sube|lleva',
    '歩|散歩|旅|登',
    '走|散步|漫步|爬|旅行',
  ],
  [
    'think',
    /\b(?:thinks?|thinking|thought|wonders?|imagin(?:e|es|ed|ing)|dream(?:s|ed|t|ing)?|remember(?:s|ed)?|decid(?:e|es|ed|ing)|confused|ponders?|considers?)\b/,
    'denkt|denken|überlegt|träumt|erinnert|grübelt',
    'pense|réfléchit|rêve|imagine|souvient',
    'piensa|imagina|sueña|recuerda|reflexiona',
    '考え|思い|想像',
    '想|思考|回忆|梦想',
  ],
  [
    'work',
    /\b(?:work(?:s|ed|ing)?|writes?|wrote|writing|typ(?:es|ed|ing)|cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|builds?|built|building|paint(?:s|ed|ing)?|makes?|made|making|repair(?:s|ed|ing)?|stud(?:y|ies|ied|ying)|reads?|reading|play(?:s|ed)? (?:the|a|his|her)|mix(?:es|ed|ing)?|plant(?:s|ed|ing)?|digs?|dug|water(?:s|ed)|wash(?:es|ed)|sweeps|swept|sew(?:s|ed)|draws|drew|sells|sold)\b/,
    'arbeitet|arbeitete|schrieb|baute|malte|kochte|las|pflanzte|goss|reparierte|schreibt|tippt|kocht|backt|bäckt|baut|malt|repariert|liest|lesen|gießt|pflanzt|näht|verkauft|spielt klavier|spielt gitarre',
    'travaille|travailla|écrivit|construisit|peignit|planta|lisait|écrit|cuisine|prépare|construit|peint|répare|lit|lisent|arrose|plante|coud|vend|joue du',
    'trabaja|trabajó|escribió|construyó|pintó|plantó|cocinó|leyó|escribe|cocina|hornea|construye|pinta|repara|lee|leen|riega|planta|cose|vende|toca',
    '働|書い|書く|作っ|作る|料理|読ん|読む|直し|描|弾',
    '工作|写|做饭|做|画|修|读|看书|种|浇|弹|卖',
  ],
  [
    'hold',
    /\b(?:holds?|holding|held|takes?|took|shar(?:es?|ed|ing)|gives?|gave|giving|brings?|brought|offer(?:s|ed)?|pick(?:s|ed|ing)?|finds?|found|discover(?:s|ed|ing)?|rais(?:es|ed)|lift(?:s|ed|ing)?|drinks?|drank|drinking|eats?|ate|eating|catches|caught|open(?:s|ed)|with an? (?:balloon|lantern|umbrella|book|key|flower|basket))\b/,
    'hält|halten|hielt|nahm|gab|brachte|trank|aß|öffnete|hob|fing|pflückte|nimmt|gibt|bringt|pflückt|findet|fand|hebt|trinkt|isst|öffnet|fängt',
    'tient|tiennent|prit|donna|apporta|trouva|but|mangea|ouvrit|prend|donne|apporte|cueille|trouve|soulève|boit|mange|ouvre',
    'sostiene|tomó|dio|trajo|encontró|bebió|comió|abrió|levantó|recogió|toma|da un|trae|recoge|encuentra|levanta|bebe|come|abre|coge',
    '持っ|持ち|取|見つけ|飲|食べ|拾|開け',
    '拿|握|抱|捡|找到|喝|吃|打开|摘|提着',
  ],
  [
    'talk',
    /\b(?:says?|said|talks?|talking|speaks?|speaking|tells?|told|telling|ask(?:s|ed|ing)?|shout(?:s|ed)?|whisper(?:s|ed)?|chat(?:s|ted|ting)?|laugh(?:s|ed)?|spoke)\b/,
    'sagt|sagte|sprach|erzählte|fragte|rief|lachte|spricht|sprechen|redet|erzählt|fragt|ruft|flüstert|lacht',
    'dit|parla|raconta|demanda|cria|parle|parlent|raconte|demande|crie|chuchote|rit',
    'dice|dijo|habló|contó|preguntó|gritó|habla|hablan|cuenta|pregunta|grita|susurra|ríe',
    '話|言|語|聞い|叫',
    '说|谈|讲|问|喊|聊',
  ],
  [
    'look',
    /\b(?:look(?:s|ed|ing)?|sees?|saw|watch(?:es|ing|ed)?|star(?:es|ed|ing)|gaz(?:e|es|ed|ing)|observ(?:es|ed)|notic(?:es|ed))\b/,
    'sieht|sehen|sah|sahen|schaute|blickte|schaut|blickt|beobachtet|betrachtet',
    'regarde|regarda|vit|observa|regardent|voit|observe|contemple',
    'mira|miró|vio|observó|miran|ve|observa|contempla',
    '見|眺め',
    '看|望|观察|注视',
  ],
]

/** Verbs of motion of sun and moon, which are not actions of a figure. */
const CELESTIAL_MOTION =
  /(?:geht|steigt) (?:die|der) (?:sonne|mond)|(?:sonne|mond) geht|the sun (?:goes|walks)|soleil (?:se )?\p{L}+|(?:el )?sol (?:sube|sale)/gu

/** Action named by the verbs of a prompt; `stand` without one. */
export function findAction(prompt: string, locale: Locale): Action {
  const text = prompt.toLowerCase().replaceAll(CELESTIAL_MOTION, '')
  const column = TABLE_LOCALES.findIndex((tableLocale) => tableLocale === locale)
  if (column <= 0) return ACTIONS.find(([, english]) => english.test(text))?.[0] ?? 'stand'
  const match = ACTIONS.find((row) => patternFor(row[column + 1] as string, column >= 4).test(text))
  return match?.[0] ?? 'stand'
}

const patterns = new Map<string, RegExp>()

function patternFor(stems: string, unspaced: boolean): RegExp {
  const cached = patterns.get(stems)
  if (cached) return cached
  const pattern = unspaced ? new RegExp(stems, 'u') : new RegExp(`(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'u')
  patterns.set(stems, pattern)
  return pattern
}
