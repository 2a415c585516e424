import { JOYLESS_ADVERBS, JOY_COMPLEMENTS } from './joy.ts'

/** Collectives that only measure or colour what follows `of`: a blanket of snow. */
export const MEASURING_NOUNS =
  /^(?:blanket|sea|ocean|mountain|hill|heap|pile|wave|river|flood|storm|wall|web|forest|avalanche|jungle|army|handful|pinch|thumb|knob|dash|splash|clove|spoonful|slice|piece|bit|lot|number|pair|kind|sort|type|amount|hint|touch|sip|drop|bite|layer|sheet|block|lump|grain|ball|beam|ray|stream|cloud|bank|island|thread|string|chain|rain|shower|ton|tonne|kilo|gram|litre|liter|spoon|part|end|edge|top|bottom|side|heart|face|head|foot|mouth|eye|body|roof|window|key|door|root|seed|fruit|bridge|path|road|field|circle|line|sign|age|world|work|dream|child|father|mother|king|queen|people|language|cup|works|bucket|truckload|star|tower|carpet|ribbon|belt|cushion|fountain|maze|labyrinth|curtain|pool|pillar|tent|veil|cloak|halo|bubble|ladle|ladleful|teaspoon|tablespoon|scoop|glug|drizzle|dollop|sprinkle|sprinkling|smidgen|smidge|squeeze|sprig|knuckle|thimble|shot)$/
/** Of those, what is drawn together with what it holds. */
export const REAL_CONTAINERS = /^(?:slice|pair|piece|drop|field|cloud|bucket|ball|sheet)$/
/** What a cup is filled with to be drunk; of anything else it only says how much. */
export const DRUNK_FROM_CUPS = /^(?:coffee|tea|espresso|cappuccino|latte|cocoa|chocolate|matcha|chai|mocha|brew|cider|punch|sake|eggnog)$/
/** Adjectives that a drawing can show. */
export const STATES = new Set(
  'old young empty broken red blue green yellow white black golden silver wooden open closed burning frozen giant tiny little wild dead sleeping rusty round bright warm burnt melted full shiny wet dirty clean leaking custard drunk flat'.split(
    ' ',
  ),
)
export const COLOURS: Readonly<Record<string, string>> = {
  red: '#d8402f',
  blue: '#2f6fd8',
  green: '#3f9a4a',
  yellow: '#f2c530',
  white: '#f4f4f0',
  black: '#26262c',
  golden: '#e0aa2e',
  silver: '#b9c0c8',
  orange: '#ee8a2e',
  pink: '#ec8fb0',
  purple: '#8352b8',
  brown: '#8a5a36',
  grey: '#8d929a',
  gray: '#8d929a',
  beige: '#d8c6a0',
  violet: '#7a4cc0',
  turquoise: '#35b5b0',
  crimson: '#b01e36',
  scarlet: '#d62a22',
}
export const TIME_NOUNS =
  /^(?:day|year|month|week|hour|minute|second|time|way|percent|degree|night|morning|evening|summer|winter|spring|autumn|dollar|euro|century|moment|reason|thing|decade|noon|today|tomorrow|yesterday)$/
export const KIN =
  /^(?:father|mother|parent|grandparent|great-grandparent|grandmother|grandfather|brother|sister|son|daughter|wife|husband|uncle|aunt|cousin|child|friend|boss|neighbou?r|ancestor|family|teacher|colleague)$/
/** Nouns of persons that are more of one than the other gender. */
export const FEMALE =
  /^(?:woman|girl|queen|princess|mother|daughter|wife|nun|witch|sister|bride|grandmother|aunt|actress|lady|waitress|goddess|old woman|mama|mom|mum|mommy|mummy|mamma|grandma|granny|nana|auntie|girlfriend|businesswoman|widow|niece|stepmother|granddaughter|duchess|baroness|maid|midwife|lass|empress|abbess)$/
export const MALE =
  /^(?:man|boy|king|prince|father|son|husband|monk|brother|groom|grandfather|uncle|knight|gentleman|old man|businessman|emperor|pharaoh|gladiator|wizard|samurai|papa|dad|daddy|grandpa|granddad|boyfriend|master|lad|sultan|duke|baron|abbot|friar|priest|widower|nephew|stepfather|grandson|bishop|pope)$/
export const MANY = /^(?:people|army|crowd|family|team|crew|audience|police|couple)$/

export const HOURS: readonly (readonly [RegExp, 'dawn' | 'day' | 'dusk' | 'night'])[] = [
  [/\b(?:12|[1-4]|one|two|three|four)(?::\d\d)? ?(?:a\.?m\b|in the morning)/i, 'night'],
  [
    /\b(?:at dawn|sunrise|at daybreak|at first light|(?:until|till|when|before|as) the sun (?:\w+ )?(?:came|comes|rose|rises|rise) ?(?:up)?|early (?:in the )?morning|(?:every|each|one|that|this|next|the (?:same|next|following)) (?:\w+ )?morning|(?:on|in) (?:a|an|the) (?:\w+ )?morning|in the morning)\b/i,
    'dawn',
  ],
  [/\b(?:(?<!\bafter )sunsets?|at dusk|evenings?|twilight|sun (?:goes|went|go) down)\b/i, 'dusk'],
  [
    /\b(?:an? (?:stormy|dark|moonless|snowy|rainy|foggy|clear|freezing|winter|winter's) night|at night|by night|tonight|midnight|(?:in|on|through|into) (?:a|an|the) (?:\w+ )?night|fireflies|firefly|glow-?worms?|in the dark|(?:into|through) the dark(?:ness)?|(?:in|into|under) (?:(?:total|complete|deep|the|utter) )*darkness|by (?:candle|lamp|torch|fire|star)-?light|after (?:sunset|sundown|the sun (?:has |had )?(?:set|gone down|went down))|the lights (?:\w+ )?(?:went|go|had gone) out|moonlight|one (?:\w+ )?night|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|next|following|whole) night|(?:every|each|that|most|(?:the|my|her|his|our|their) \w+(?:est|st)) night|all night|(?:pitch|total|complete) dark(?:ness)?|(?:dark(?:ness)?|night) (?:comes|came|falls|fell|settled|settles|arrived|arrives|closed in)|(?:until|till|since|in) (?:the )?dark|count(?:ed|ing|s)? the stars|under the stars|starry|bedtime|nightfall|(?:end|ends|ended|spend|spends|spent|finish|finished) (?:the|your|their|his|her|our) night|after dark|middle of the night|at this hour of the night|(?:the|one) night (?:my|his|her|our|the|when|that|before|after|I|he|she|they|we)|night (?:bus|train|flight|ferry|boat|shift|watch|guard|nurse|sky|is long)|(?:under|by) the (?:full )?moon|moon (?:rose|rises|shone|shines|hung|hangs|climbed|climbs|came up|glowed)|full moon|(?:go|goes|went|gone) dark|blackout|on the night of|last night|night fell|the same night)\b/i,
    'night',
  ],
  [/\b(?:afraid|scared|frightened|terrified) of the (?:dark|night)\b(?! [a-z])/i, 'dusk'],
  [/\b(?:at noon|midday|by day|in the daytime|sunny|afternoon|(?:for|at|over|after) lunch(?:time)?)\b/i, 'day'],
]
export const WEATHERS: readonly (readonly [RegExp, 'rain' | 'snow' | 'fog' | 'wind' | 'storm'])[] = [
  [
    /\b(?:storms?|stormy|thunderstorms?|lightning|hurricanes?|thunder|(?:torrential|driving) rain|(?:raging|furious|roaring) (?:sea|ocean|waters?|waves))\b/i,
    'storm',
  ],
  [/\b(?:rain|rains|rained|raining|rainy|downpour)\b/i, 'rain'],
  [
    /\b(?:snow|snows|snowed|snowing|blizzard|snowy|(?:one|that|middle of|(?:hard|long|cold|bitter|deep|icy)) winter|winter (?:night|forest|morning))\b/i,
    'snow',
  ],
  [
    /\b(?:fog|foggy|mist|misty|(?:gr[ae]y|overcast|leaden|gloomy|dull) (?:\w+ )?(?:days?|sk(?:y|ies)|mornings?|afternoons?|weather)|sk(?:y|ies) (?:is|was|were|are|turned|turns|hung|grew) (?:\w+ )?(?:gr[ae]y|overcast|leaden))\b/i,
    'fog',
  ],
  [/\b(?:wind|winds|windy|gale|breeze|crashing (?:sea|waves|surf)|waves (?:\w+ )?crash(?:es|ed|ing)?)\b/i, 'wind'],
]
/** Those who weep are happy. */
const JOY = new RegExp(
  `\\b(?:wept|weep\\w*|cry|cries|cried|crying|tears|sobb\\w+) (?:\\w+ )?${JOY_COMPLEMENTS}|\\b(?:happy|joyful) tears\\b|\\bgood news\\b`,
  'i',
)
/** Those who laugh or smile are. */
const LAUGHING = new RegExp(`(?<!\\b${JOYLESS_ADVERBS} )\\b(?:laugh\\w*|smil\\w+)\\b(?! (?:\\w+ )?${JOYLESS_ADVERBS})`, 'i')

export const MOOD_PATTERNS: readonly (readonly [RegExp, 'tense' | 'sad' | 'wonder' | 'epic' | 'happy'])[] = [
  [JOY, 'happy'],
  [
    /\b(?:murder\w*|kill\w*|stole\w*|steal\w*|theft|thie\w+|robber\w*|crime\w*|prison\w*|police|attack\w*|bomb\w*|danger\w*|fear\w*|afraid|panic|crash\w*|escape\w*|guilty|poison\w*|threat\w*|explo\w+|(?<!(?:set|sets|setting) (?:an|the|your|his|her|my|our|their) )alarm(?! clock| (?:for|at|goes off|went off|rings?|rang))|warn\w*|hid|hidden|vanish\w*|scream\w*|whisper\w*|scratch(?:es|ing)|creak\w*|haunt\w*|ghosts?|slammed|trapped|scared|terrif\w+|frighten\w*|dread\w*|nightmare\w*|footsteps|bleed\w*|blood on|earthquakes?|tsunamis?|wildfires?|hurricanes?|tornado\w*|avalanches?|flood(?:s|ed|ing)?|collapsed|rubble|evacuat\w*|emergenc(?:y|ies)|disasters?|catastroph\w*|(?:is|was|were|are) (?:burning|on fire)|in flames|hostages?|sirens?|drown(?:ed|ing)|sank|sinking|wreck(?:ed|age)?|horr(?:or|ible|ified|ifying)|stalk(?:s|ed|ing|er)|monsters?|intruders?|gunshots?|corpses?|victims?|pitch dark|the lights? went out|broke apart|clinging to|worst storm|(?:house|houses|city|town|village|church|palace|ship)s? (?:had |was |were )?burn(?:ed|t)|the flames|great fire of|(?:lay|sat|crouched|waited) in the dark)\b/i,
    'tense',
  ],
  [
    /\b(?:(?:sent|sends|mailed|gave) (?:him|her|me|us|them|it|(?:his|her|my|their|our|the) (?:\w+ )?\w+) (?:back|away)|beat(?:s|en)? (?:him|her|me|us|them)(?! (?:to|by|at|in|with a))|lost (?:his|her|my|their) (?:hair|hearing|sight|leg|arm|memory|voice)|(?:was|were|been|being) (?:refused|rejected|turned (?:away|down)|dismissed|ignored|ridiculed|expelled|exiled|cheated|robbed|bullied|beaten|betrayed)|said no to (?:him|her|me|us|them)|slammed the door in (?:his|her|my|our|their|your) face|another (?:hobby|career|profession)|nobody (?:wanted|believed(?: in)?|hired|helped) (?:him|her|me|us|them)|suffer(?:s|ed|ing)?|never (?:got|woke) up again|retreat(?:s|ed|ing)?|laugh(?:s|ed|ing)? (?:at (?:me|us|him|her|them)|in (?:my|his|her|our|their) faces?)|war|dead|death\w*|died|die|dies|dying|grave|graves|graveyard|gravestone\w*|funeral\w*|crushed by|trampled|bury|buries|buried|burial|coffins?|mourn\w*|cemeter\w+|widow\w*|tombs?|condolences?|farewell|bereaved|eulogy|urn|passed away|last goodbye|famine|plague|executed|slave\w*|sad|lonely|cry|cried|tears|lost|alone|grief|sick|ill|poor|hungry|starv\w+|fail(?:s|ed|ing|ure)?|fired (?:her|him|me|you|us|them)|(?:was|were|got|been) fired|ashamed|shame|hopeless\w*|despair\w*|defeat(?:ed|s)?|reject(?:ed|ion)|gave up|weep\w*|wept|sobb\w+|disappoint\w*|bankrupt\w*|divorc\w+|exhausted|heartbroken|humiliat\w+|abandon\w*|depress\w+|loneliness|regrets?|freez(?:e|es|ing)|froze|bleeding|numb|pain|hurts?|aches?|cancer|tumou?rs?|leuk(?:a)?emia|hospice|orphan(?:s|ed)?|refugees?|homeless|destroyed|devastat\w*|misses (?:him|her|them|you)|missed (?:him|her|them|you)|never (?:came|come) (?:back|home)|last words|goodbye)\b/i,
    'sad',
  ],
  [
    /\b(?:universe|galax\w+|stars?|planets?|moon|ocean|magic\w*|discover\w*|wonder\w*|ancient|mystery|secret|dream\w*|imagine)\b/i,
    'wonder',
  ],
  [
    /\b(?:empire|emperor|king|queen|army|battle|conquer\w*|great (?:empire|king|army|battle|victory|wall|fire|war)|million|billion|mountain|revolution|victory|giant)\b/i,
    'epic',
  ],
  [LAUGHING, 'happy'],
  [/\b(?:happy|happier|happiest|fun|love\w*|play\w*|danc\w+|sing\w*|birthday|warm|delicious)\b/i, 'happy'],
]
export const FEELINGS: readonly (readonly [RegExp, 'happy' | 'sad' | 'angry' | 'afraid' | 'surprised' | 'tired' | 'proud'])[] = [
  [JOY, 'happy'],
  [
    /\b(?:angry|angrily|furious(?:ly)?|rage|mad|enraged|annoyed|grumbl(?:es?|ed|ing)|growl(?:s|ed|ing)?|snarl(?:s|ed|ing)?|scolded|yell(?:s|ed|ing)? at|shout(?:s|ed|ing)? at|stormed (?:out|off)|fed up|slammed (?:his|her|my|their) (?:fist|hand))\b/i,
    'angry',
  ],
  [
    /\b(?:afraid|scared|fear\w*|terrified|frightened|trembl\w+|horrified|anxious(?:ly)?|nervous(?:ly)?|uneasily|worr(?:y|ies|ied)|panic\w*|dread\w*|terror|scream\w*|shiver\w*|shaking|startled|fled|flee(?:s|ing)?|(?:ran|runs?|running) for (?:his|her|my|their|our) li(?:fe|ves)|(?:was|were|is|are|am|got) trapped|cornered|chased by|hid(?:es|ing)? (?:under|from|behind|in)|held (?:his|her|my|their|our) breath)\b/i,
    'afraid',
  ],
  [
    /\b(?:(?:sent|sends|mailed|gave) (?:him|her|me|us|them|it|(?:his|her|my|their|our|the) (?:\w+ )?\w+) (?:back|away)|beat(?:s|en)? (?:him|her|me|us|them)(?! (?:to|by|at|in|with a))|lost (?:his|her|my|their) (?:hair|hearing|sight|leg|arm|memory|voice)|(?:was|were|been|being) (?:refused|rejected|turned (?:away|down)|dismissed|ignored|ridiculed|expelled|exiled|cheated|robbed|bullied|beaten|betrayed)|said no to (?:him|her|me|us|them)|slammed the door in (?:his|her|my|our|their|your) face|another (?:hobby|career|profession)|nobody (?:wanted|believed(?: in)?|hired|helped) (?:him|her|me|us|them)|suffer(?:s|ed|ing)?|never (?:got|woke) up again|laugh(?:s|ed|ing)? at (?:me|him|her|us|them)|(?:laugh|smil)\w+ (?:\w+ )?(?:sadly|bitterly)|sad|cried|cry|cries|crying|tears|lonely|(?:so (?:often )?|felt |feels? |feeling |left |all )alone|homesick|mourn\w*|grief|poor|fail(?:s|ed|ing|ure)?|fired (?:her|him|me|you|us|them)|(?:was|were|got|been) fired|ashamed|shame|hopeless\w*|despair\w*|defeated|rejected|gave up|weep\w*|wept|sobb\w+|disappointed|bankrupt\w*|rejections?|reject(?:s|ing)?|turn(?:s|ed|ing)? (?:her|him|me|us|them|you) down|(?:sent|turned|kicked|thrown) (?:her|him|me|us|them) (?:away|out)|refused (?:to (?:let|hire|admit|publish|see|take)|her|him|me|them)|laid off|penniless|miser(?:y|able)|debts?|slept in (?:his|her|my|their) car|sleeping in (?:his|her|my|their) car|insult\w*|humiliat\w*|mocked|homeless|evicted|(?<=\b(?:am|is|are|was|were|be|been|'m|'re|'s|still|flat|go|goes|went|gone|going|stayed|completely|totally|always) )broke(?= (?:and|again|,|\.|$))|in debt|lost (?:his|her|my|their|our) (?:job|house|home|wife|husband|mother|father|son|daughter|savings|everything)|to (?:my|his|her|their) name|divorced|heartbroken|humiliated|abandoned|depressed|(?:did not|didn't|could not|couldn't) get (?:up|out of bed))\b/i,
    'sad',
  ],
  [
    /\b(?:tired|tiredness|fatigue|limp(?:s|ed|ing)|(?:broke|breaks|broken|fractured|sprained|twisted) (?:his|her|my|their) (?:\w+ )?(?:legs?|arms?|back|spine|neck|hips?|wrists?|ribs?|ankles?|feet|foot|knees?|shoulder)|(?:badly|seriously) injured|paraly[sz]ed|out of breath|gasping for (?:air|breath)|lungs (?:\w+ )?(?:on fire|burn\w*|ach\w+)|legs (?:gave (?:out|way)|were shaking)|(?:could|can) (?:barely|hardly) (?:walk|run|stand|breathe|keep (?:his|her|my|their) eyes open)|stayed up all night|without sleep|nause\w+|dizz\w+|vomit\w*|exhaust\w+|blisters?|sunburn\w*|sleepy|sleepless|weary|drunk|worn out|burn(?:ed|t) out|bleeding|hurts?|aches?|in pain|sick|ill|feverish|starv\w+|hungry|froze|freezing|numb|last place)\b/i,
    'tired',
  ],
  [
    /\b(?:surprised|amazed|astonished|astounded|stunned|shocked|speechless|gasped|jaw dropped|(?:to|much to) (?:his|her|my|their|our) surprise|(?:could not|couldn't) believe (?:his|her|my|their|our) eyes)\b/i,
    'surprised',
  ],
  [
    /\b(?:proud\w*|to win (?:an?|the|two|three)|Nobel|won|wins|victory|champion|triumph\w*|graduated|promoted|award(?:ed)?|medal|standing ovation)\b/i,
    'proud',
  ],
  [LAUGHING, 'happy'],
  [
    /\b(?:happy|happier|happiest|happily|giggl\w+|glad|suddenly (?:precious|rich|famous|free|worth)|(?:came|come) true|sold out|paid off|free at last|finally free|higher wages|delighted|overjoyed|relieved|grateful|thrilled|love[sd]?|married|reunited|rescued|(?:was|were) saved|cheer\w*|celebrat\w*|hugged|enjoy\w*)\b/i,
    'happy',
  ],
]

/** Words that carry nothing on screen. */
export const EMPTY_WORDS = new Set(
  'be have do make take get go come say can will could would should may might must let give keep put seem become use thing way lot bit kind sort very really just only even also still too so then now here there ever again almost about much many more most some any every each other others another own same such well back away up down out off over both few less than enough quite rather simply actually maybe perhaps always often sometimes usually'.split(
    ' ',
  ),
)
export const GREATER =
  /^(?:longer|bigger|larger|more|higher|older|faster|heavier|stronger|hotter|taller|deeper|better|richer|louder|brighter|wider|harder|warmer|farther|further|sweeter|safer)$/
export const SMALLER =
  /^(?:shorter|smaller|less|thinner|lighter|slower|cheaper|lower|younger|weaker|colder|fewer|worse|quieter|darker|poorer|softer)$/
export const LOCATIVE =
  /^(?:in|at|on|inside|into|to|towards?|across|through|above|along|beside|near|by|under|over|behind|around|between|within|beneath|onto|outside|down|up)$/

/** Last words of the names of streets and places: `Rose Hill`, `Baker Street`. */
export const PLACE_NAME_ENDINGS =
  /^(?:Hill|Hills|Street|Road|Lane|Avenue|Square|Park|Bridge|Place|Court|Gate|Station|Gardens?|Bay|Beach|Island|Islands|Lake|River|Valley|Creek|County|City|Town|Market|Castle|House|Hall|Tower|School|College|Airport|Falls|Springs|Field|Row|Wall|Pass|Canyon|Rock|Lakes|Mountains|Alps|Plains|Ocean|Sea|Forest|Desert|Gulf|Peninsula|War|Wars|Depression|Fire|Plague|Council|Company|Bank|Union|Party|Army|Museum|Times|Post|Journal|Agency|Act|Chamber|Cup|Prize|Games|Empire|Church|Hospital|University|Institute|Society|Club|Office)$/u
/** Companies whose names are nouns. */
export const COMPANIES_THAT_ARE_NOUNS: ReadonlySet<string> = new Set(
  'Apple Shell Amazon Target Oracle Orange Puma Jaguar Gap Square Visa Subway Stripe Slack Zoom Nest Ring Dove Tide Caterpillar Lotus Beetle Blackberry Netflix Meta Alphabet Ford Mars Kellogg Nike'.split(
    ' ',
  ),
)
