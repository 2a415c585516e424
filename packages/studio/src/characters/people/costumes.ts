import type { TRAIT_COSTUMES } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PersonLook } from './person-look.ts'

type Costume = (typeof TRAIT_COSTUMES)[number]
type Clothes = Partial<PersonLook>

const NAVY = '#2b3b60'
const WHITE = '#f3f1ea'

const CLOTHES: Readonly<Record<Costume, Clothes>> = {
  doctor: { outfit: 'coat', coat: WHITE, top: '#7fb0c8', bottom: '#4d5a70', hat: 'none', scarf: null, accessory: 'stethoscope' },
  nurse: { outfit: 'trousers', top: '#4aa5a0', bottom: '#3f8f8c', hat: 'none', scarf: null, accessory: 'stethoscope' },
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
  chef: { outfit: 'coat', coat: WHITE, top: WHITE, bottom: '#4d4a57', hat: 'chef', scarf: null },
  farmer: { outfit: 'overalls', top: '#c8503f', bottom: '#4a6694', hat: 'straw', scarf: null, shoe: '#5a3a2a' },
  astronaut: { outfit: 'trousers', top: '#f1f3f6', bottom: '#dfe4ea', shoe: '#c9cfd8', hat: 'helmet', scarf: null },
  knight: { outfit: 'uniform', coat: '#9aa5b6', bottom: '#8a95a6', top: '#9aa5b6', hat: 'knight', scarf: null, shoe: '#6f7a8a' },
  soldier: { outfit: 'uniform', coat: '#66704a', bottom: '#5a6342', hat: 'steel', hatColour: '#59623f', scarf: null, shoe: '#33291f' },
  judge: { outfit: 'robe', coat: '#26262e', top: WHITE, bottom: '#26262e', hat: 'none', scarf: null, shoe: '#22222a' },
  teacher: { outfit: 'coat', coat: '#7a5a3c', top: '#e9e2d2', hat: 'none', glasses: true },
  fisherman: {
    outfit: 'raincoat',
    coat: '#e8b928',
    bottom: '#3f5060',
    top: '#3d5a80',
    hat: 'beanie',
    hatColour: '#35507a',
    shoe: '#3b4a3a',
  },
  sailor: { outfit: 'trousers', top: WHITE, bottom: NAVY, hat: 'peaked', hatColour: WHITE, scarf: '#2f5fa8', shoe: '#22242e' },
  scientist: { outfit: 'coat', coat: WHITE, hat: 'none', scarf: null, glasses: true },
  pirate: { outfit: 'coat', coat: '#7a2f35', top: WHITE, bottom: '#3a3440', hat: 'tricorn', scarf: null },
  king: { outfit: 'robe', coat: '#8a2f3f', top: '#e8b93a', hat: 'crown', scarf: null },
  queen: { outfit: 'dress', top: '#7a3f8f', bottom: '#e8b93a', hat: 'crown', scarf: null },
  wizard: { outfit: 'robe', coat: '#4b3a7a', top: '#e8b93a', hat: 'wizard', hatColour: '#4b3a7a', scarf: null },
  monk: { outfit: 'robe', coat: '#7a5232', top: '#5d3d24', hat: 'none', hairStyle: 'bald', scarf: null },
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
  baker: 'chef',
  emperor: 'king',
  chemist: 'scientist',
  biologist: 'scientist',
  physicist: 'scientist',
  astronomer: 'scientist',
  captain: 'sailor',
  pilot: 'sailor',
  worker: 'builder',
  workman: 'builder',
  engineer: 'builder',
  miner: 'builder',
  priest: 'judge',
  burglar: 'thief',
  robber: 'thief',
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
