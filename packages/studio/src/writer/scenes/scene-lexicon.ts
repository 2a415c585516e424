/** Infinitives of visible actions. */
export const VISIBLE_ACTIONS: ReadonlySet<string> = new Set(
  `bake bark beat buzz comb curl echo glitter hum sparkle bend blow bloom blink boil bounce bow brew build burn burst call carry carve catch chase cheer chew clap clean climb close collect cook crash crawl
  create cross cry cut dance dig dive draw drift drink drip drive drop eat erupt explode fall feed fight fill find fish flash flicker float flow fly fold follow gallop
  gather glide glow grab graze greet grin grow hang hatch hide hike hit hold hop hover howl hug hunt hurry jump kick kiss kneel knit land laugh launch lead leap lie
  lift listen look march measure meet melt move open orbit paddle paint pass perch play point pounce pour print pull push race reach read rest ride rise roar roll row
  run rush sail shake share shine shout sing sink sip sit skate ski sleep slide smell smile sneak snow soar spin splash sprint stand stare steam step stop stretch strike
  study surf sweep swim swing take talk taste teach throw touch travel turn wag wait wake walk wander watch water wave wear weave whisper work wrap write yawn`.split(
    /\s+/,
  ),
)

/** Verbs that the parser tags as the last word of a noun phrase. */
export const NOUN_LIKE_VERBS: ReadonlySet<string> = new Set(
  `bark become begin blink buzz carry climb comb crash curl echo fade fill flicker glitter glow grow hum jump lift look roll rise run shimmer shine sing sit sleep smell
  smile sparkle spin stand stop stretch sweep swing switch twinkle wait wake walk`.split(/\s+/),
)

/** Nouns that are not visible. */
export const ABSTRACT_NOUNS: ReadonlySet<string> = new Set(
  `thing things something nothing everything there here high dark early late soon welcome one two three four five six seven eight nine ten anything someone anyone everyone nobody one ones way ways time times day days week weeks month months year years century
  centuries moment moments minute minutes hour hours second seconds lot lots kind kinds sort sorts part parts piece bit reason reasons idea ideas fact facts case point
  points question questions answer answers problem problems example examples number numbers amount size side sides end ends start beginning middle rest place places
  world life lives mind minds thought thoughts feeling feelings hope dream dreams love fear joy power energy change chance choice success future past history story
  stories secret secrets truth name names word words sense side turn step steps mile miles kilometer kilometers kilometre kilometres meter meters metre metres inch
  inches foot percent million billion thousand hundred dozen half pair group type level line today tomorrow yesterday tonight everyday others other each some many most
  all both more less work works look looks falls rises turns starts begins comes goes flies matter matters help need needs want wants use uses version result results
  morning mornings evening evenings night nights afternoon dawn dusk noon midnight sunrise sunset spring summer autumn winter season seasons rain snow wind fog mist
  storm weather smell sound noise taste heat cold darkness silence speed distance space while who what which it they them he she him her we us you me i everybody art
  monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december month months year years week weeks
  best colour colours color colors rumor rumour rumors row sky war wars prayer prayers died century centuries age
  science nature attention order surface age top bottom back front center centre talk call try bite sight fun luck news data system process method goal plan rule`.split(
    /\s+/,
  ),
)

/** Visible nouns with an ending of abstract nouns. */
export const CONCRETE_NOUNS: ReadonlySet<string> = new Set(
  `station stations city cities fence fences ambulance ambulances monument monuments apartment apartments instrument instruments constellation constellations kingdom
  kingdoms basement university ornament ornaments pavement garment garments cement audience satellite dandelion`.split(/\s+/),
)

export const ABSTRACT_ENDING = /(?:tion|sion|ness|ity|ism|ance|ence|ment|hood|dom|ship)s?$/

/** Head nouns that `he`, `she` and `they` can refer to, besides names. */
const PEOPLE_AND_ANIMALS = {
  people: String.raw`\p{L}*m[ae]n|boys?|girls?|child|children|kids?|bab(?:y|ies)|people|friends?|crowd|famil(?:y|ies)|team`,
  relatives: 'mothers?|fathers?|mom|dad|grandm(?:a|other)|grandpa|grandfather|sisters?|brothers?|son|daughter|wife|husband',
  roles: 'kings?|queens?|princess|prince|hero(?:es)?|knights?|robots?|chefs?|captain|pirates?|thieves|thief|astronauts?',
  animals: 'cats?|dogs?|fox(?:es)?|bears?|wolf|wolves|lions?|pumas?|tigers?|rabbits?|dragons?|birds?|owls?|whales?|horses?',
}
/** Beginnings of nouns in `-er` and `-or` that are no people: `river`, `mirror`. */
const THINGS_IN_ER =
  'water|river|paper|flower|tower|winter|summer|letter|number|corner|computer|ladder|feather|weather|butter|finger|shoulder|dinner|motor|door|floor|color|mirror|tractor'

export const PERSON_NOUN = new RegExp(
  String.raw`^(?:${Object.values(PEOPLE_AND_ANIMALS).join('|')}|\p{L}+(?:keeper|maker|smith)s?|(?!.*(?:${THINGS_IN_ER})s?$)\p{L}{2,}(?:er|or|ist)s?)$`,
  'iu',
)
