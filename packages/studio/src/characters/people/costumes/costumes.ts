import type { TRAIT_COSTUMES } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PersonLook } from '../person-look.ts'
import { CLOTHES_OF_HISTORY } from './clothes-of-history-and-tales.ts'
import { CLOTHES_OF_SPORTS } from './clothes-of-sports.ts'
import { CLOTHES_OF_TRADES, WHITE_FABRIC } from './clothes-of-trades.ts'

type Costume = (typeof TRAIT_COSTUMES)[number]
type Clothes = Partial<PersonLook>

const NAVY = '#2b3b60'

const CLOTHES: Readonly<Record<Costume, Clothes>> = {
  doctor: { outfit: 'coat', coat: WHITE_FABRIC, top: '#7fb0c8', bottom: '#4d5a70', hat: 'none', scarf: null, accessory: 'stethoscope' },
  nurse: { outfit: 'trousers', top: '#4aa5a0', bottom: '#3f8f8c', hat: 'nurse', scarf: null, accessory: 'stethoscope' },
  police: { outfit: 'uniform', coat: NAVY, bottom: NAVY, hat: 'peaked', hatColour: NAVY, scarf: null, accessory: 'badge', shoe: '#22242e' },
  firefighter: {
    outfit: 'raincoat',
    coat: '#b8862f',
    bottom: '#4a4238',
    hat: 'fire',
    hatColour: '#c8352c',
    scarf: null,
    accessory: 'stripes',
    shoe: '#2b2622',
  },
  chef: { outfit: 'coat', coat: WHITE_FABRIC, top: WHITE_FABRIC, bottom: '#4d4a57', hat: 'chef', scarf: '#c8352c' },
  farmer: { outfit: 'overalls', top: '#c8503f', bottom: '#4a6694', hat: 'straw', scarf: null, shoe: '#5a3a2a', tool: 'pitchfork' },
  astronaut: { outfit: 'trousers', top: '#f1f3f6', bottom: '#dfe4ea', shoe: '#c9cfd8', hat: 'helmet', scarf: null },
  knight: { outfit: 'uniform', coat: '#9aa5b6', bottom: '#8a95a6', top: '#9aa5b6', hat: 'knight', scarf: null, shoe: '#6f7a8a' },
  soldier: { outfit: 'uniform', coat: '#66704a', bottom: '#5a6342', hat: 'steel', hatColour: '#59623f', scarf: null, shoe: '#33291f' },
  judge: {
    outfit: 'robe',
    coat: '#26262e',
    top: '#4a4650',
    bottom: '#26262e',
    hat: 'wig',
    scarf: null,
    shoe: '#22222a',
    accessory: 'jabot',
    tool: 'hammer',
  },
  teacher: { outfit: 'coat', coat: '#7a5a3c', top: '#e9e2d2', hat: 'none', glasses: true, tool: 'book' },
  fisherman: {
    outfit: 'raincoat',
    coat: '#e8b928',
    bottom: '#3f5060',
    top: '#3d5a80',
    hat: 'beanie',
    hatColour: '#35507a',
    shoe: '#3b4a3a',
  },
  sailor: {
    outfit: 'trousers',
    top: WHITE_FABRIC,
    bottom: NAVY,
    hat: 'peaked',
    hatColour: WHITE_FABRIC,
    scarf: '#2f5fa8',
    shoe: '#22242e',
  },
  scientist: { outfit: 'coat', coat: WHITE_FABRIC, top: '#6f8fa8', hat: 'goggles', scarf: null, glasses: false, tool: 'flask' },
  pirate: {
    outfit: 'coat',
    coat: '#7a2f35',
    top: WHITE_FABRIC,
    bottom: '#3a3440',
    hat: 'tricorn',
    scarf: null,
    accessory: 'eyepatch',
    glasses: false,
  },
  king: { outfit: 'robe', coat: '#8a2f3f', top: '#e8b93a', hat: 'crown', scarf: null, accessory: 'ermine', beard: true },
  queen: { outfit: 'gown', top: '#6f3f5f', bottom: '#e8b93a', hat: 'crown', scarf: null, accessory: 'ermine' },
  wizard: { outfit: 'robe', coat: '#4b3a7a', top: '#e8b93a', hat: 'wizard', hatColour: '#4b3a7a', scarf: null },
  monk: { outfit: 'robe', coat: '#7a5232', top: '#d9c9a0', footwear: 'sandals', hat: 'none', hairStyle: 'bald', scarf: null },
  builder: { outfit: 'overalls', top: '#ee8a2e', bottom: '#4a5a78', hat: 'hardhat', scarf: null, accessory: 'stripes', shoe: '#5a3a2a' },
  thief: {
    outfit: 'trousers',
    top: '#2f323c',
    bottom: '#2a2c36',
    hat: 'beanie',
    hatColour: '#22242c',
    scarf: null,
    glasses: false,
    accessory: 'mask',
    shoe: '#1d1e24',
  },
}

/** Kinds of people in English whose clothes are those of a costume. */
const COSTUME_BY_KIND: Readonly<Record<string, Costume>> = {
  surgeon: 'doctor',
  dentist: 'doctor',
  physician: 'doctor',
  'police officer': 'police',
  policeman: 'police',
  guard: 'police',
  cook: 'chef',
  emperor: 'king',
  chemist: 'scientist',
  biologist: 'scientist',
  physicist: 'scientist',
  astronomer: 'scientist',
  captain: 'sailor',
  worker: 'builder',
  workman: 'builder',
  engineer: 'builder',
  burglar: 'thief',
  robber: 'thief',
}

const SUIT = { outfit: 'suit', coat: '#2c3350', bottom: '#2c3350', top: WHITE_FABRIC, hat: 'none', scarf: '#8a2f35' } as const

/** Clothes and what is held of kinds of people without a costume that texts name, or over it. */
const CLOTHES_OF_KIND: readonly (readonly [string, Clothes])[] = [
  ['baker', { outfit: 'apron', top: '#e9e2d2', bottom: '#6b5340', coat: WHITE_FABRIC, hat: 'chef', scarf: null, tool: 'bread' }],
  [
    'waiter',
    { outfit: 'apron', top: WHITE_FABRIC, bottom: '#26262e', coat: '#26262e', hat: 'none', scarf: null, accessory: 'bowtie', tool: 'tray' },
  ],
  ['singer', { tool: 'microphone', hat: 'none' }],
  ['journalist, reporter', { outfit: 'coat', coat: '#b08d5c', top: '#e9e2d2', hat: 'none', tool: 'microphone' }],
  [
    'detective, inspector, spy',
    { outfit: 'coat', coat: '#a88a5c', top: '#4d4a57', hat: 'fedora', hatColour: '#6b5a40', scarf: null, tool: 'magnifier' },
  ],
  [
    'miner',
    {
      outfit: 'overalls',
      top: '#8a7a62',
      bottom: '#4a4f58',
      hat: 'miner',
      scarf: null,
      tool: 'pickaxe',
      footwear: 'boots',
      shoe: '#2b2622',
    },
  ],
  [
    'pilot',
    {
      outfit: 'uniform',
      coat: NAVY,
      bottom: NAVY,
      hat: 'peaked',
      hatColour: NAVY,
      scarf: null,
      sunglasses: true,
      glasses: true,
      shoe: '#22242e',
    },
  ],
  [
    'captain',
    { outfit: 'uniform', coat: NAVY, bottom: NAVY, hat: 'peaked', hatColour: WHITE_FABRIC, scarf: null, beard: true, shoe: '#22242e' },
  ],
  ['tailor', { outfit: 'apron', top: '#6f8fa8', bottom: '#4d4a57', coat: '#8a6a4a', hat: 'none', accessory: 'tape', tool: 'scissors' }],
  ['hairdresser', { outfit: 'apron', coat: '#3a3a44', hat: 'none', tool: 'scissors' }],
  [
    'mechanic, plumber',
    { outfit: 'overalls', top: '#4d5a70', bottom: '#35507a', hat: 'cap', hatColour: '#35507a', scarf: null, tool: 'wrench' },
  ],
  [
    'carpenter, blacksmith, craftsman, shoemaker',
    { outfit: 'apron', top: '#8f8064', bottom: '#4f4238', coat: '#6b4a2e', hat: 'none', tool: 'hammer' },
  ],
  ['banker, investor', { ...SUIT, tool: 'money' }],
  ['businessman, businesswoman, manager, boss, president, politician, salesman', SUIT],
  [
    'bride',
    { outfit: 'empire', top: '#f4f0e6', bottom: '#e6dcc6', hat: 'none', hairStyle: 'bun', scarf: null, tool: 'bouquet', shoe: '#f4f0e6' },
  ],
  ['groom', { ...SUIT, coat: '#2b2b33', bottom: '#2b2b33', scarf: '#d8d4cc' }],
  [
    'witch',
    {
      outfit: 'highneck',
      top: '#2f2a38',
      bottom: '#2f2a38',
      hat: 'wizard',
      hatColour: '#2f2a38',
      scarf: null,
      glasses: false,
      tool: 'broom',
    },
  ],
  [
    'cowboy',
    {
      outfit: 'coat',
      coat: '#7a5a3c',
      top: '#c9b48a',
      bottom: '#4a5a78',
      hat: 'fedora',
      hatColour: '#8a6340',
      scarf: '#b03a30',
      footwear: 'boots',
      shoe: '#5a3a2a',
    },
  ],
  [
    'general',
    {
      outfit: 'uniform',
      coat: '#4a5640',
      bottom: '#4a5640',
      hat: 'peaked',
      hatColour: '#4a5640',
      scarf: null,
      accessory: 'badge',
      shoe: '#22242e',
    },
  ],
  ['servant', { outfit: 'waistcoat', coat: '#26262e', top: '#6f6a66', bottom: '#26262e', hat: 'none', tool: 'tray' }],
  ['bishop', { outfit: 'robe', coat: '#6b2f4a', top: '#c9a04a', hat: 'none', accessory: 'cross', tool: 'staff' }],
  ['governor, official', SUIT],
  ['lawyer, accountant, clerk, mayor', { ...SUIT, coat: '#3f3f47', bottom: '#3f3f47', tool: 'notebook' }],
  ['mayor', { accessory: 'chain', tool: undefined }],
  [
    'beggar',
    {
      outfit: 'trousers',
      top: '#8f8064',
      bottom: '#5f5648',
      shoe: '#4a3a2e',
      hat: 'beanie',
      hatColour: '#6f6a58',
      scarf: null,
      accessory: 'patches',
      tool: 'bowl',
    },
  ],
  ['writer, poet', { outfit: 'coat', coat: '#5a4a3c', top: '#e9e2d2', scarf: '#74343c', tool: 'quill', hat: 'none' }],
  ['inventor', { outfit: 'apron', top: '#e9e2d2', bottom: '#5f5648', coat: '#7a5a3c', hat: 'goggles', tool: 'bulb' }],
  [
    'painter, artist',
    { outfit: 'apron', top: '#6f8fa8', bottom: '#4d4a57', coat: '#e9e2d2', hat: 'beret', hatColour: '#74343c', tool: 'palette' },
  ],
  [
    'priest',
    { outfit: 'robe', coat: '#26262e', top: '#26262e', hat: 'none', scarf: null, accessory: 'cross', tool: 'book', shoe: '#22222a' },
  ],
  [
    'nun',
    {
      outfit: 'robe',
      coat: '#26262e',
      top: '#e9e2d2',
      hat: 'headscarf',
      hatColour: '#26262e',
      scarf: null,
      accessory: 'cross',
      shoe: '#22222a',
    },
  ],
  ['philosopher', { outfit: 'coat', coat: '#5a4a3c', top: '#4d4a57', beard: true, tool: 'book', hat: 'none' }],
  [
    'scholar, historian, librarian, professor',
    { outfit: 'coat', coat: '#6b5a40', top: '#e9e2d2', glasses: true, tool: 'book', hat: 'none' },
  ],
  ['dancer', { hat: 'none', glasses: false, scarf: null }],
  ['student', { tool: 'book', hat: 'none' }],
  ['fisherman', { tool: 'fish' }],
  ['shepherd', { outfit: 'coat', coat: '#8a7a5c', top: '#cbbb9c', bottom: '#5f5648', hat: 'straw', tool: 'staff', footwear: 'boots' }],
  ['mailman', { outfit: 'uniform', coat: '#35507a', bottom: '#35507a', hat: 'peaked', hatColour: '#35507a', tool: 'letter', scarf: null }],
  ['merchant', { outfit: 'apron', top: '#8f4f36', bottom: '#4f4238', coat: '#7a6a4a', hat: 'none', tool: 'money' }],
  [
    'slave',
    { outfit: 'tunic', top: '#a8977a', coat: '#7a5a3c', footwear: 'sandals', shoe: '#6b4a2e', hat: 'none', scarf: null, glasses: false },
  ],
  [
    'senator',
    {
      outfit: 'toga',
      top: '#f1ece0',
      coat: '#7a2a4a',
      footwear: 'sandals',
      shoe: '#6b4a2e',
      hat: 'none',
      scarf: null,
      glasses: false,
      tool: 'scroll',
    },
  ],
  [
    'gladiator',
    {
      outfit: 'tunic',
      top: '#93382f',
      coat: '#93382f',
      accessory: 'cuirass',
      hat: 'legion',
      footwear: 'sandals',
      shoe: '#6b4a2e',
      scarf: null,
      glasses: false,
    },
  ],
  [
    'emperor',
    {
      outfit: 'toga',
      top: '#efe9dc',
      coat: '#7a2a4a',
      hat: 'laurel',
      accessory: undefined,
      footwear: 'sandals',
      shoe: '#6b4a2e',
      scarf: null,
      glasses: false,
    },
  ],
  [
    'pharaoh',
    {
      outfit: 'toga',
      top: '#efe9dc',
      coat: '#c99a2e',
      hat: 'nemes',
      accessory: 'chain',
      footwear: 'sandals',
      shoe: '#6b4a2e',
      scarf: null,
      glasses: false,
      beard: false,
    },
  ],
]

/** Further clothes of a kind of person; empty for kinds without any. */
export function clothesOfKind(kind: string): Clothes {
  const words = kind.toLowerCase().split(' ')
  return Object.assign(
    {},
    ...[...CLOTHES_OF_KIND, ...CLOTHES_OF_TRADES, ...CLOTHES_OF_HISTORY, ...CLOTHES_OF_SPORTS]
      .filter(([names]) => names.split(', ').some((name) => words.includes(name)))
      .map(([, clothes]) => clothes),
  ) as Clothes
}

const isCostume = (name: string): name is Costume => name in CLOTHES

/** The costume of a kind of person, such as `old police officer`; undefined for kinds without one. */
export function costumeOf(kind: string): Costume | undefined {
  const words = kind.toLowerCase().split(' ')
  const tails = words.map((_, start) => words.slice(start).join(' '))
  return tails.map((tail) => COSTUME_BY_KIND[tail] ?? (isCostume(tail) ? tail : undefined)).find((costume) => costume !== undefined)
}

/** The clothes of a costume. Skirts are a choice of the figure, trousers under them are not seen. */
export const clothesOf = (costume: Costume): Clothes => CLOTHES[costume]
