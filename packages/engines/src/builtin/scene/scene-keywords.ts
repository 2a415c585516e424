import type { TimeOfDay } from '../paint/look.ts'
import type { CameraMove, Framing, Mood, Weather } from './scene.ts'

/** Keywords in many languages; whole words, or substrings in scripts without spaces. */
export const TIME_WORDS: readonly (readonly [TimeOfDay, string])[] = [
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

export const WEATHER_WORDS: readonly (readonly [Weather, string])[] = [
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

/** Keywords by mood in English, German, French, Spanish, Japanese and Chinese. */
export const MOOD_WORDS: readonly (readonly [Mood, readonly string[]])[] = [
  [
    'tense',
    [
      'danger|dangerous|fear|afraid|scared|scary|frightened|dark|threat|crisis|crash|war|panic|monster|escape|escapes|chase|chases|alarm|tense|tension|nervous|urgent|suspense|ominous|menacing|worried|trapped',
      'gefahr|gefährlich|angst|furcht|dunkel|bedrohung|krise|krieg|panik|flucht|flieht|alarm|spannung|unheimlich|erschrocken',
      'danger|dangereux|peur|effrayé|sombre|menace|crise|guerre|panique|fuite|alarme|inquiet|angoisse',
      'peligro|peligroso|miedo|oscuro|amenaza|crisis|guerra|pánico|huye|alarma|tensión|asustado|asustada',
      '危険|恐怖|怖い|戦争|不安|逃げ',
      '危险|恐惧|害怕|战争|紧张|逃跑',
    ],
  ],
  [
    'sad',
    [
      'sad|sadness|lonely|loneliness|alone|cry|cries|crying|tears|grief|lost|goodbye|died|death|sorrow|broken|melancholy|melancholic|mourns|misses|gloomy|farewell',
      'traurig|einsam|allein|weint|tränen|trauer|verloren|abschied|starb|tod|kummer|melancholisch',
      'triste|tristesse|seul|seule|pleure|larmes|chagrin|perdu|perdue|adieu|mort|mélancolie',
      'triste|tristeza|solo|sola|llora|lágrimas|pena|perdido|perdida|adiós|muerte|melancolía',
      '悲し|寂し|孤独|泣|涙|別れ',
      '悲伤|难过|孤独|哭|眼泪|告别',
    ],
  ],
  [
    'happy',
    [
      'happy|happiness|joy|joyful|laugh|laughs|laughing|smile|smiles|smiling|celebrate|celebrates|party|fun|play|plays|friends|love|cheerful|birthday|uplifting|playful|bright|warm',
      'glücklich|fröhlich|freude|lacht|lachen|lächelt|feiert|feier|spaß|spielt|freunde|liebe|geburtstag',
      'heureux|heureuse|joie|joyeux|rit|rient|sourit|fête|jouent|joue|amis|amour|anniversaire',
      'feliz|felices|alegre|alegría|ríe|ríen|sonríe|celebra|fiesta|juega|juegan|amigos|amor|cumpleaños',
      '幸せ|楽し|嬉し|笑|祝|誕生日|遊',
      '幸福|快乐|开心|高兴|笑|庆祝|生日|玩',
    ],
  ],
  [
    'epic',
    [
      'epic|battle|victory|hero|heroic|legend|power|powerful|giant|empire|greatest|conquer|triumph|mighty|grand|majestic',
      'episch|schlacht|sieg|held|legende|riese|triumph|mächtig',
      'épique|bataille|victoire|héros|légende|puissance|géant|empire|triomphe|majestueux',
      'épico|épica|batalla|victoria|héroe|leyenda|poder|gigante|imperio|triunfo|majestuoso',
      '壮大|戦い|勝利|英雄|伝説|巨大',
      '史诗|战斗|胜利|英雄|传说|巨大|雄伟',
    ],
  ],
  [
    'wonder',
    [
      'wonder|wonders|wondrous|magic|magical|mystery|mysterious|secret|discover|discovers|dream|dreams|dreamy|amazing|universe|beautiful|curious|imagine|star|stars|enchanted',
      'wunder|wunderbar|magie|magisch|zauber|geheimnis|geheim|entdeckt|traum|träumt|schön|neugierig|sterne',
      'merveille|magie|magique|mystère|secret|découvre|rêve|univers|beau|belle|curieux|étoiles',
      'maravilla|magia|mágico|misterio|secreto|descubre|sueño|sueña|universo|hermoso|hermosa|curioso|estrellas',
      '不思議|魔法|秘密|発見|夢|美しい|星',
      '神奇|魔法|秘密|发现|梦|美丽|好奇|星',
    ],
  ],
]

export const FRAMING_WORDS: readonly (readonly [Framing, string])[] = [
  [
    'detail',
    'extreme close-up|extreme close up|macro|detail shot|detail view|detail of|in detail|detailaufnahme|nahaufnahme der|nahaufnahme des|gros plan extrême|primerísimo plano|クローズアップの詳細|特写细节|微距',
  ],
  ['close', 'close-up|closeup|close up|close shot|portrait|nahaufnahme|großaufnahme|gros plan|primer plano|クローズアップ|特写'],
  [
    'wide',
    'wide|wide view|distant view|view from above|wide shot|establishing|panorama|aerial|landscape|far shot|vista|totale|weite einstellung|plan large|vue d’ensemble|plano general|ロングショット|全景|远景',
  ],
  ['medium', 'medium shot|view from below|mid shot|waist|two-shot|halbtotale|plan moyen|plano medio|ミディアムショット|中景'],
]

export const MOVE_WORDS: readonly (readonly [CameraMove, string])[] = [
  ['shake', 'shake|shakes|shaking|shaky|handheld|earthquake|trembles|rumbles|wackelt|tremble|tiembla|terremoto|erdbeben|地震'],
  ['pull', 'pull back|pulls back|zoom out|zooms out|dolly out|fährt zurück|zoom arrière|se aleja'],
  [
    'push',
    'push in|pushes in|zoom in|zooms in|dolly in|push-in|slow push|moves closer|towards|dolly|reveal|reveals|fährt heran|zoom avant|se acerca',
  ],
  ['pan-left', 'pan left|pans left|right to left|track left|schwenk nach links|panoramique à gauche'],
  [
    'pan-right',
    'pan right|pans right|pan|pans|left to right|track right|tracking|tracks|sideways|slides|journey|schwenk|panoramique|paneo',
  ],
  ['crane-up', 'crane|crane up|rises|tilt up|tilts up|aerial|drone|lifts|upward'],
  ['crane-down', 'crane down|descends|tilt down|tilts down|downward|lowers'],
  ['orbit', 'orbit|orbits|circles|around|arc shot|rotates|sways|drifts'],
]
