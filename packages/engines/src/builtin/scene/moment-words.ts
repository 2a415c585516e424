import type { TimeOfDay } from '../paint/look.ts'
import type { CameraMove, Framing, Mood, Weather } from './scene.ts'

/** Words in many languages, compared whole. Where a script writes without spaces, as a part of the text. */
export const TIME_WORDS: readonly (readonly [TimeOfDay, string])[] = [
  [
    'night',
    'night|midnight|moonlight|moonlit|starry|nighttime|noche|nuit|nacht|nachts|noite|notte|noc|nocy|ночь|ночью|ніч|вночі|natt|nat|yö|夜|夜晚|晚上|밤|रात|đêm|malam',
  ],
  [
    'dusk',
    'sunset|dusk|evening|twilight|golden hour|atardecer|anochecer|coucher|crépuscule|soir|sonnenuntergang|abend|abenddämmerung|entardecer|pôr|tramonto|sera|zonsondergang|avond|zachód|wieczór|закат|вечер|вечір|захід|夕方|夕日|黄昏|日落|傍晚|저녁|노을|शाम|hoàng hôn|senja',
  ],
  [
    'dawn',
    'dawn|sunrise|daybreak|early morning|amanecer|alba|madrugada|aube|lever|sonnenaufgang|morgengrauen|amanhecer|wschód|świt|рассвет|світанок|夜明け|黎明|日出|새벽|भोर|सुबह|bình minh|fajar',
  ],
  [
    'day',
    'day|daylight|noon|afternoon|midday|sunny|sunlight|sunshine|día|soleado|jour|ensoleillé|tag|sonnig|dia|giorno|dzień|день|昼|白天|낮|दिन',
  ],
]

export const WEATHER_WORDS: readonly (readonly [Weather, string])[] = [
  [
    'storm',
    'storm|stormy|thunder|lightning|hurricane|tempest|tormenta|orage|tempête|sturm|gewitter|tempestade|tempesta|burza|буря|шторм|嵐|暴风雨|폭풍|तूफान|bão',
  ],
  [
    'rain',
    'rain|rainy|raining|drizzle|downpour|lluvia|llueve|pluie|pleut|regen|regnet|chuva|chove|pioggia|piove|deszcz|дождь|дощ|regn|sade|雨|下雨|비가|बारिश|mưa|hujan',
  ],
  [
    'snow',
    'snow|snowy|snowing|blizzard|snowfall|winter|nieve|nieva|neige|hiver|schnee|schneit|neve|inverno|sneeuw|śnieg|снег|сніг|snö|sne|lumi|雪|눈이|बर्फ|tuyết|salji',
  ],
  ['fog', 'fog|foggy|mist|misty|haze|hazy|niebla|brouillard|brume|nebel|neblina|nebbia|mgła|туман|霧|雾|안개|कोहरा|sương'],
  ['wind', 'wind|windy|breeze|gale|autumn|viento|vent|wind|vento|wiatr|ветер|вітер|風|风|바람|हवा|gió'],
]

export const MOOD_WORDS: readonly (readonly [Mood, string])[] = [
  ['tense', 'danger|fear|afraid|scary|dark|threat|crisis|crash|war|panic|monster|escape|chase|alarm'],
  ['sad', 'sad|lonely|alone|cry|tears|grief|lost|goodbye|died|death|sorrow|broken'],
  ['happy', 'happy|joy|laugh|smile|celebrate|party|fun|play|friends|love|cheerful|birthday'],
  ['epic', 'epic|battle|victory|hero|legend|power|giant|empire|greatest|conquer|triumph'],
  ['wonder', 'wonder|magic|mystery|secret|discover|dream|amazing|universe|beautiful|curious|imagine|star'],
]

export const FRAMING_WORDS: readonly (readonly [Framing, string])[] = [
  ['close', 'close-up|closeup|close up|close shot|macro|detail shot|portrait'],
  ['wide', 'wide|wide view|distant view|view from above|wide shot|establishing|panorama|aerial|landscape|far shot|vista'],
  ['medium', 'medium shot|view from below|mid shot|waist|two-shot'],
]

export const MOVE_WORDS: readonly (readonly [CameraMove, string])[] = [
  ['pull', 'pull back|pulls back|zoom out|zooms out|dolly out|reveal'],
  ['push', 'push in|pushes in|zoom in|zooms in|dolly in|push-in|slow push|moves closer|towards|dolly'],
  ['pan-left', 'pan left|pans left|right to left|track left'],
  ['pan-right', 'pan right|pans right|pan|pans|left to right|track right|tracking|tracks|sideways|slides'],
  ['crane-up', 'crane|crane up|rises|tilt up|tilts up|aerial|drone|lifts|upward'],
  ['crane-down', 'crane down|descends|tilt down|tilts down|downward|lowers'],
  ['orbit', 'orbit|orbits|circles|around|arc shot|rotates|sways|drifts'],
]
