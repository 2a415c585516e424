import type { AnimalKind } from '../characters/animal.ts'
import type { Hat, Outfit } from '../characters/person-look.ts'
import type { Action } from '../characters/pose.ts'

export type PersonWord = {
  readonly woman?: boolean
  readonly child?: boolean
  readonly hat?: Hat
  readonly outfit?: Outfit
  readonly coat?: string
}

const of = (words: string, traits: PersonWord): [string, PersonWord][] => words.split('|').map((word) => [word, traits])

/** Words for people, whole, in many languages. */
export const PEOPLE: ReadonlyMap<string, PersonWord> = new Map([
  ...of(
    'girl|daughter|sister|niña|fille|mädchen|menina|ragazza|meisje|dziewczynka|девочка|дівчинка|女の子|女孩|소녀|लड़की|cô bé|flicka|pige',
    { woman: true, child: true },
  ),
  ...of('boy|son|brother|niño|garçon|junge|menino|ragazzo|jongen|chłopiec|мальчик|хлопчик|男の子|男孩|소년|लड़का|cậu bé|pojke|dreng', {
    woman: false,
    child: true,
  }),
  ...of('child|children|kid|kids|niños|enfant|enfants|kind|kinder|criança|crianças|bambino|bambini|дети|ребенок|子供|孩子|아이|बच्चा|बच्चे', {
    child: true,
  }),
  ...of(
    'woman|women|lady|mother|mom|grandmother|wife|aunt|actress|mujer|madre|abuela|femme|mère|frau|mutter|oma|mulher|mãe|donna|vrouw|kobieta|женщина|мать|жінка|女性|女人|妈妈|여자|औरत|माँ|phụ nữ',
    { woman: true },
  ),
  ...of(
    'man|men|father|dad|grandfather|husband|uncle|guy|gentleman|hombre|padre|abuelo|homme|père|mann|vater|opa|homem|pai|uomo|vader|mężczyzna|мужчина|отец|чоловік|男性|男人|爸爸|남자|आदमी|पिता|đàn ông',
    { woman: false },
  ),
  ...of('queen|princess|reina|princesa|reine|königin|prinzessin|rainha|regina|王女|女王|公主', {
    woman: true,
    hat: 'crown',
    outfit: 'dress',
  }),
  ...of('king|prince|emperor|rey|roi|könig|rei|re|król|король|царь|王様|国王|राजा|왕', {
    woman: false,
    hat: 'crown',
    outfit: 'coat',
    coat: '#8a2f3f',
  }),
  ...of('astronaut|astronauts|cosmonaut|astronauta|astronaute|космонавт|宇航员|宇宙飛行士', { hat: 'helmet', outfit: 'trousers' }),
  ...of('diver|divers|buzo|plongeur|taucher', { hat: 'helmet', outfit: 'trousers' }),
  ...of('chef|cook|baker|cocinero|boulanger|bäcker|koch|panadero', { hat: 'chef', outfit: 'coat', coat: '#f3f1ea' }),
  ...of('farmer|farmers|gardener|fisherman|granjero|fermier|bauer|agricultor|contadino|фермер|农民', { hat: 'straw', outfit: 'trousers' }),
  ...of(
    'scientist|scientists|doctor|nurse|chemist|researcher|researchers|científico|científica|scientifique|wissenschaftler|cientista|учёный|科学家|医生',
    { outfit: 'coat', coat: '#f3f1ea' },
  ),
  ...of('boss|manager|businessman|banker|president|lawyer|investor|politician|jefe|chef d’entreprise|минист', {
    outfit: 'suit',
    coat: '#2c3350',
  }),
  ...of('driver|mechanic|worker|workers|builder|engineer|pilot|postman|captain', { hat: 'cap', outfit: 'trousers' }),
  ...of(
    'herder|goatherd|trader|astronomer|physicist|biologist|historian|philosopher|architect|soldier|guide|judge|reporter|person|people|someone|friend|friends|human|humans|teacher|student|students|hero|artist|writer|singer|dancer|musician|detective|knight|wizard|sailor|explorer|traveler|traveller|hiker|climber|merchant|merchants|neighbor|villagers|vendor|runner|player|customer|customers|inventor|programmer|everyone|crowd|family|shepherd|monk|persona|personas|gente|personne|gens|mensch|menschen|lehrer|pessoa|pessoas|persone|люди|человек|людина|人|人々|人们|사람|लोग',
    {},
  ),
])

/** Words that point at somebody named elsewhere in the story. */
export const PRONOUNS: ReadonlySet<string> = new Set(
  'he she they him her his we us our you your i my me il elle ils nous vous er sie wir ihr él ella ellos nosotros ele ela eles lui lei loro noi он она они мы 彼 彼女 他 她 他们 我们 我 你'.split(
    ' ',
  ),
)

export const ANIMAL_WORDS: ReadonlyMap<string, AnimalKind> = new Map(
  (
    [
      ['fox', 'fox|foxes|zorro|renard|fuchs|raposa|volpe|vos|lis|лиса|лис|лисиця|狐狸|きつね|キツネ|狐|여우|लोमड़ी|cáo|räv|ræv'],
      ['wolf', 'wolf|wolves|lobo|loup|lupo|wilk|волк|вовк|狼|늑대'],
      ['cat', 'cat|cats|kitten|gato|gata|chat|katze|gatto|kat|kot|кошка|кот|кіт|猫|고양이|बिल्ली|mèo|katt'],
      ['dog', 'dog|dogs|puppy|perro|chien|hund|cão|cachorro|cane|hond|pies|собака|пёс|пес|犬|狗|개|कुत्ता|chó'],
      ['deer', 'deer|stag|ciervo|cerf|hirsch|reh|veado|cervo|олень|鹿|사슴'],
      ['horse', 'horse|horses|pony|caballo|cheval|pferd|cavalo|cavallo|paard|koń|лошадь|конь|кінь|馬|马|말|घोड़ा'],
      ['bear', 'bear|bears|oso|ours|bär|urso|orso|beer|niedźwiedź|медведь|ведмідь|熊|곰|भालू'],
      ['lion', 'lion|lions|león|löwe|leão|leone|leeuw|lew|лев|狮子|ライオン|사자|शेर'],
      [
        'rabbit',
        'rabbit|rabbits|bunny|hare|conejo|lapin|hase|kaninchen|coelho|coniglio|konijn|królik|кролик|заяц|兔子|うさぎ|ウサギ|토끼|खरगोश',
      ],
      ['panda', 'panda|pandas|熊猫|パンダ|панда'],
    ] as const
  ).flatMap(([kind, words]) => words.split('|').map((word) => [word, kind] as [string, AnimalKind])),
)

/** Stems of English verbs that decide what somebody does. */
export const ACTION_WORDS: readonly (readonly [Action, RegExp])[] = [
  ['run', /\b(runs?|running|races?|racing|chas(?:e|es|ing)|hurr(?:y|ies)|flees?|escap(?:e|es|ing))\b/],
  ['dance', /\b(danc(?:e|es|ing)|celebrat(?:e|es|ing)|cheer(?:s|ing)?|parties)\b/],
  [
    'walk',
    /\b(walks?|walking|wander(?:s|ing)?|strolls?|travel(?:s|ing|led)?|journeys?|goes|went|march(?:es|ing)?|explor(?:e|es|ing)|hik(?:e|es|ing)|climb(?:s|ing)?|arriv(?:e|es)|leaves|stepp?(?:s|ed)?|follows?|carr(?:y|ies))\b/,
  ],
  ['sit', /\b(sits?|sitting|sat|rests?|resting|waits?|waiting)\b/],
  ['wave', /\b(waves? (?:hello|goodbye|at|to)|waving|greets?|welcomes?|hello|goodbye)\b/],
  ['point', /\b(points?|pointing|shows?|showing|explains?|explaining|presents?|teach(?:es)?|demonstrat(?:e|es)|introduc(?:e|es))\b/],
  ['think', /\b(thinks?|thinking|wonders?|imagin(?:e|es)|dreams?|remembers?|decid(?:e|es)|questions?|confused|ponders?)\b/],
  [
    'work',
    /\b(works?|working|writes?|writing|types?|typing|cooks?|cooking|bak(?:e|es|ing)|builds?|building|paints?|painting|makes?|repairs?|studies|reads?|reading|plays?|playing|mix(?:es|ing)?)\b/,
  ],
  ['hold', /\b(holds?|holding|takes?|gives?|giving|brings?|offers?|picks?|finds?|found|discover(?:s|ed)?|raises?|lifts?|drinks?|eats?)\b/],
  ['talk', /\b(says?|said|talks?|talking|speaks?|tells?|asks?|shouts?|sings?|singing|whispers?)\b/],
  ['look', /\b(looks?|looking|sees?|watch(?:es|ing)?|stares?|gaz(?:e|es|ing)|observes?|notices?)\b/],
]
