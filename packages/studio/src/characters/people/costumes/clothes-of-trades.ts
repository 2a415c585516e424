import type { PersonLook } from '../person-look.ts'

export const BLACK_FABRIC = '#26262e'
export const WHITE_FABRIC = '#f3f1ea'
export const BARE = { hat: 'none', scarf: null } as const

/** Clothes of trades that no costume of the traits has; as in `CLOTHES_OF_KIND`. */
export const CLOTHES_OF_TRADES: readonly (readonly [string, Partial<PersonLook>])[] = [
  [
    'jailer, warden, gaoler',
    {
      outfit: 'uniform',
      coat: '#4a5566',
      bottom: '#3a4250',
      hat: 'peaked',
      hatColour: '#3a4250',
      scarf: null,
      accessory: 'badge',
      shoe: '#22242e',
      tool: 'keys',
    },
  ],
  ['prisoner, convict, inmate', { outfit: 'trousers', top: '#ee8a2e', bottom: '#ee8a2e', ...BARE, glasses: false, shoe: '#4a4a52' }],
  [
    'landlord, landlady, locksmith, caretaker',
    { outfit: 'waistcoat', coat: '#6b4a3a', top: '#e9e2d2', bottom: '#4a4650', ...BARE, tool: 'keys' },
  ],
  [
    'janitor, cleaner',
    { outfit: 'overalls', top: '#8fa8b8', bottom: '#4a6078', hat: 'cap', hatColour: '#4a6078', scarf: null, tool: 'broom' },
  ],
  ['butler', { outfit: 'suit', coat: BLACK_FABRIC, bottom: BLACK_FABRIC, top: WHITE_FABRIC, ...BARE, accessory: 'bowtie', tool: 'tray' }],
  [
    'maid, housekeeper',
    { outfit: 'apron', top: BLACK_FABRIC, bottom: BLACK_FABRIC, coat: WHITE_FABRIC, hat: 'coif', scarf: null, tool: 'broom' },
  ],
  [
    'butcher',
    {
      outfit: 'apron',
      top: WHITE_FABRIC,
      bottom: '#4d4a57',
      coat: '#c8504a',
      hat: 'flatcap',
      hatColour: WHITE_FABRIC,
      scarf: null,
      tool: 'cleaver',
    },
  ],
  ['fishmonger', { outfit: 'apron', top: '#6f8fa8', bottom: '#3a4a5a', coat: WHITE_FABRIC, hat: 'flatcap', scarf: null, tool: 'fish' }],
  ['barista, bartender, barkeeper', { outfit: 'apron', top: '#33333c', bottom: '#33333c', coat: '#6b4a2e', ...BARE, tool: 'tray' }],
  ['electrician', { outfit: 'overalls', top: '#e8b93a', bottom: '#35507a', hat: 'hardhat', scarf: null, tool: 'bulb' }],
  ['roofer, bricklayer, mason', { outfit: 'overalls', top: '#c8703a', bottom: '#5a5048', hat: 'hardhat', scarf: null, tool: 'hammer' }],
  ['welder', { outfit: 'apron', top: '#4d5a70', bottom: '#35404f', coat: '#5a4030', hat: 'goggles', scarf: null, glasses: false }],
  [
    'lumberjack, logger, woodcutter',
    {
      outfit: 'overalls',
      top: '#b8302a',
      bottom: '#4a5a78',
      hat: 'beanie',
      hatColour: '#4a3a2e',
      beard: true,
      scarf: null,
      tool: 'axe',
      footwear: 'boots',
      shoe: '#5a3a2a',
    },
  ],
  [
    'paramedic',
    { outfit: 'raincoat', coat: '#c8352c', top: WHITE_FABRIC, bottom: '#2f3a55', ...BARE, accessory: 'stripes', shoe: '#22242e' },
  ],
  ['pharmacist', { outfit: 'coat', coat: WHITE_FABRIC, top: '#5f9a7a', ...BARE, tool: 'flask' }],
  ['midwife', { outfit: 'trousers', top: '#7a9ac8', bottom: '#5f7fa8', ...BARE, accessory: 'stethoscope' }],
  ['therapist, psychologist, psychiatrist', { outfit: 'coat', coat: '#8a7a68', top: '#e9e2d2', ...BARE, glasses: true, tool: 'notebook' }],
  [
    'referee, umpire',
    { outfit: 'trousers', top: '#f2cf3a', bottom: BLACK_FABRIC, ...BARE, glasses: false, tool: 'whistle', shoe: '#22242e' },
  ],
  [
    'stewardess, steward, attendant',
    { outfit: 'uniform', coat: '#2f4f8a', bottom: '#2f4f8a', hat: 'beret', hatColour: '#2f4f8a', scarf: '#c8352c', shoe: '#22242e' },
  ],
]
