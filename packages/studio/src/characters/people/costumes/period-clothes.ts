import type { TraitPeriod } from '@fablecut/domain/story/shot-plan/figure-traits'
import { pick, seeded } from '../../../paint/random.ts'
import type { PersonLook } from '../person-look.ts'

type Clothes = Partial<PersonLook>
/** Who is dressed. */
export type Wearer = {
  readonly what: string
  readonly woman: boolean
  readonly age: 'child' | 'adult' | 'middle' | 'old'
  readonly seed: number
}

const UNDYED = '#cbbb9c'
const LINEN = '#e9e0cc'
const BROWN = '#7a5a3c'
const DARK_BROWN = '#4f3a2a'
const OCHRE = '#b58a45'
const GREEN = '#55663f'
const BLUE = '#55708a'
const GREY = '#6f6a66'
const RUST = '#8f4f36'
const WINE = '#74343c'
const BLACK = '#2b2a30'
const MUTED = [BROWN, OCHRE, GREEN, BLUE, RUST, GREY] as const

const ROLES = {
  ruler: /\b(?:king|emperor|prince|pharaoh|sultan|ruler)\b/u,
  queen: /\b(?:queen|princess|empress)\b/u,
  official: /\b(?:senator|politician|mayor|president|judge|lawyer|governor|official|manager|boss|banker)\b/u,
  clergy: /\b(?:monk|priest|pope|bishop|nun|hermit|friar)\b/u,
  soldier: /\b(?:soldier|guard|warrior|army|general|gladiator|knight|archer)\b/u,
  doctor: /\b(?:doctor|surgeon|dentist|physician)\b/u,
  scholar:
    /\b(?:philosopher|scholar|scientist|chemist|astronomer|biologist|physicist|mathematician|engineer|inventor|historian|teacher|student|architect|librarian)\b/u,
  writer: /\b(?:writer|poet|journalist|reporter|clerk|accountant)\b/u,
  artist: /\b(?:painter|artist|sculptor)\b/u,
  merchant: /\b(?:merchant|salesman|investor|customer|businessm[ae]n|tailor|watchmaker|shoemaker)\b/u,
  cook: /\b(?:baker|cook|chef|waiter)\b/u,
  nurse: /\b(?:nurse)\b/u,
  sailor: /\b(?:sailor|captain|navigator)\b/u,
  shepherd: /\b(?:shepherd)\b/u,
  beggar: /\b(?:beggar|prisoner|slave)\b/u,
  labour:
    /\b(?:farmer|peasant|worker|workman|builder|carpenter|blacksmith|miner|fisherman|gardener|craftsman|servant|plumber|logger|weaver|potter|driver|mechanic|hunter|beekeeper)\b/u,
} as const
type Role = keyof typeof ROLES

/** Kinds of people whose clothes tell who they are in any time. */
const TIMELESS =
  /\b(?:wizard|witch|pirate|samurai|shogun|geisha|ninja|viking|crusader|roman soldier|legionary|centurion|spartan|conquistador|executioner|hangman|jester|clown|gladiator|sultan|nobleman|noblewoman|duke|duchess|baron|rabbi|imam|pope|cardinal|druid|shaman|zombie|elf|dwarf|gnome|archer|jailer|landlord|landlady|butler|maid|cowboy|astronaut|ghost|angel|fairy|magician|diver|firefighter|police officer|detective|spy|thief|burglar|robber|knight)\b/u

const roleOf = (what: string): Role | undefined => (Object.keys(ROLES) as Role[]).find((role) => ROLES[role].test(what))

/** Whether clothes of a time depend on what a kind of people does. */
export const hasRole = (what: string): boolean => {
  const role = roleOf(what)
  return role !== undefined && role !== 'nurse' && role !== 'queen' && role !== 'beggar'
}

/** What is held in any time. */
const TOOL_OF_ROLE: Readonly<Partial<Record<Role, PersonLook['tool']>>> = {
  scholar: 'book',
  writer: 'quill',
  artist: 'palette',
  merchant: 'money',
  cook: 'bread',
  shepherd: 'staff',
}
const TOOL_OF_LABOUR: readonly (readonly [RegExp, PersonLook['tool']])[] = [
  [/farmer|peasant|gardener/u, 'pitchfork'],
  [/fisherman/u, 'fish'],
  [/miner/u, 'pickaxe'],
  [/servant/u, 'broom'],
  [/tailor|weaver/u, 'scissors'],
  [/worker|workman|builder|carpenter|blacksmith|craftsman/u, 'hammer'],
]

type Dress = (wearer: Wearer, role: Role | undefined, colour: string) => Clothes

const ancient: Dress = ({ woman, age, what }, role, colour) => {
  const base: Clothes = { footwear: 'sandals', shoe: '#6b4a2e', coat: pick([WINE, '#3f5f7a', OCHRE], seeded(what.length + 7)), hat: 'none' }
  if (role === 'ruler') {
    if (/pharaoh/u.test(what))
      return { ...base, outfit: 'toga', top: '#efe9dc', coat: '#c99a2e', hat: 'nemes', accessory: 'chain', beard: false, moustache: false }
    return { ...base, outfit: 'toga', top: '#efe9dc', coat: '#7a2a4a', hat: /king/u.test(what) ? 'crown' : 'laurel', beard: true }
  }
  if (role === 'queen') return { ...base, outfit: 'toga', top: '#efe9dc', coat: '#c99a2e', hat: 'crown', hairStyle: 'bun' }
  if (role === 'soldier')
    return { ...base, outfit: 'tunic', top: '#93382f', coat: '#93382f', accessory: 'cuirass', hat: 'legion', tool: 'spear', scarf: null }
  if (role === 'beggar')
    return { ...base, outfit: 'tunic', top: '#a8977a', coat: BROWN, ...(/beggar/u.test(what) && { accessory: 'patches', tool: 'bowl' }) }
  if (role === 'labour' || role === 'cook' || role === 'shepherd' || role === 'sailor' || age === 'child')
    return {
      ...base,
      outfit: woman && age !== 'child' ? 'toga' : 'tunic',
      top: pick([UNDYED, OCHRE, '#b08a66'], seeded(what.length)),
      coat: BROWN,
    }
  if (woman)
    return { ...base, outfit: 'toga', top: pick(['#efe9dc', '#e6d3b0', '#cfd6c4'], seeded(colour.length + what.length)), hairStyle: 'bun' }
  if (role === 'official') return { ...base, outfit: 'toga', top: '#f1ece0', coat: '#7a2a4a', tool: 'scroll' }
  if (role === 'scholar' || role === 'writer' || role === 'doctor')
    return { ...base, outfit: 'toga', top: '#e6dcc6', beard: true, tool: role === 'doctor' ? 'bowl' : 'scroll' }
  return { ...base, outfit: 'toga', top: '#efe9dc', ...(age === 'middle' && { beard: true }) }
}

const medieval: Dress = ({ woman, what }, role, colour) => {
  const base: Clothes = { footwear: 'boots', shoe: DARK_BROWN, bottom: pick([GREY, BROWN, '#5a6a52'], seeded(what.length)), hat: 'none' }
  const lady: Clothes = { outfit: 'gown', top: colour, bottom: LINEN, coat: colour, shoe: DARK_BROWN, hat: 'coif' }
  if (role === 'queen') return { ...lady, top: '#3f5a6f', bottom: '#c9a04a', hat: 'crown', accessory: 'ermine' }
  if (role === 'ruler') return { ...base, outfit: 'robe', coat: '#7a2f35', top: '#c9a04a', hat: 'crown', accessory: 'ermine', beard: true }
  if (role === 'clergy') return clergy(what, woman)
  if (role === 'soldier')
    return { ...base, outfit: 'uniform', coat: '#9aa5b6', bottom: '#8a95a6', top: '#9aa5b6', hat: 'knight', shoe: '#6f7a8a', tool: 'spear' }
  if (role === 'doctor') return plagueDoctor
  if (role === 'beggar')
    return {
      ...(woman ? { ...lady, top: GREY } : base),
      ...(!woman && { outfit: 'tunic', top: '#8f8064', coat: BROWN }),
      accessory: 'patches',
      tool: 'bowl',
    }
  if (woman) return { ...lady, ...((role === 'labour' || role === 'cook' || role === 'nurse') && { accessory: 'apron', top: BROWN }) }
  if (role === 'official' || role === 'merchant')
    return { ...base, outfit: 'robe', coat: role === 'merchant' ? GREEN : '#5f2f33', top: '#c9a04a', hat: 'beret', accessory: 'chain' }
  if (role === 'scholar' || role === 'writer') return { ...base, outfit: 'robe', coat: BLACK, top: BROWN, hat: 'coif', beard: true }
  if (role === 'cook') return { ...base, outfit: 'apron', coat: LINEN, top: BROWN, hat: 'coif' }
  return {
    ...base,
    outfit: 'tunic',
    top: colour,
    coat: pick([LINEN, OCHRE, DARK_BROWN], seeded(what.length)),
    ...((role === 'labour' || role === 'shepherd') && { hat: 'hood', hatColour: BROWN }),
  }
}

const plagueDoctor: Clothes = {
  outfit: 'robe',
  coat: BLACK,
  top: BROWN,
  accessory: 'plague',
  hat: 'fedora',
  hatColour: BLACK,
  hairStyle: 'bald',
  tool: 'cane',
  shoe: BLACK,
  beard: false,
  moustache: false,
  scarf: null,
}

const clergy = (what: string, woman: boolean): Clothes =>
  woman || /nun/u.test(what)
    ? { outfit: 'robe', coat: BLACK, top: LINEN, hat: 'headscarf', hatColour: BLACK, accessory: 'cross', shoe: BLACK }
    : /monk|hermit|friar/u.test(what)
      ? { outfit: 'robe', coat: '#6b4a2e', top: '#cbb58a', hat: 'none', hairStyle: 'bald', shoe: DARK_BROWN, footwear: 'sandals' }
      : { outfit: 'robe', coat: BLACK, top: BLACK, hat: 'none', accessory: 'cross', shoe: BLACK, tool: 'book' }

/** Working people from 1500 to 1900: shirt, breeches or trousers, and boots. */
const working = (woman: boolean, hat: PersonLook['hat'], colour: string): Clothes =>
  woman
    ? { outfit: 'gown', top: colour, bottom: LINEN, hat: 'coif', accessory: 'apron', shoe: DARK_BROWN }
    : {
        outfit: 'trousers',
        top: LINEN,
        bottom: DARK_BROWN,
        footwear: 'boots',
        shoe: '#3a2a20',
        hat,
        hatColour: hat === 'straw' ? undefined : BROWN,
      }

const isWorking = (role: Role | undefined): boolean => role === 'labour' || role === 'shepherd' || role === 'cook'

const renaissance: Dress = ({ woman, what }, role, colour) => {
  const base: Clothes = { outfit: 'doublet', coat: colour, bottom: DARK_BROWN, shoe: BLACK, hat: 'none', top: LINEN }
  const lady: Clothes = { outfit: 'gown', top: colour, bottom: '#c7a56a', shoe: BLACK, hat: 'none', hairStyle: 'bun' }
  if (role === 'queen') return { ...lady, top: '#5a2f38', bottom: '#c9a04a', hat: 'crown', accessory: 'ruff' }
  if (role === 'ruler') return { ...base, coat: '#7a2f35', hat: 'crown', accessory: 'ermine', beard: true }
  if (role === 'clergy') return clergy(what, woman)
  if (role === 'doctor') return plagueDoctor
  if (role === 'soldier') return { ...base, coat: '#7f8896', bottom: WINE, hat: 'steel', hatColour: '#8f99a8', tool: 'spear' }
  if (role === 'beggar') return { ...working(woman, 'none', GREY), accessory: 'patches', tool: 'bowl', ...(!woman && { top: '#a8977a' }) }
  if (isWorking(role)) return working(woman, 'straw', pick([BROWN, GREEN, BLUE], seeded(what.length)))
  if (role === 'sailor') return { outfit: 'doublet', coat: '#33455c', bottom: BLACK, shoe: BLACK, hat: 'tricorn', beard: true }
  if (woman) return { ...lady, ...((role === 'nurse' || role === undefined) && { hat: 'coif' }) }
  if (role === 'official') return { ...base, coat: BLACK, bottom: BLACK, accessory: 'ruff', hat: 'fedora', hatColour: BLACK, beard: true }
  if (role === 'scholar' || role === 'writer') return { ...base, coat: BLACK, bottom: BLACK, accessory: 'ruff', beard: true }
  return { ...base, ...(role === 'merchant' && { hat: 'beret', hatColour: BLACK, accessory: 'chain' }) }
}

const georgian: Dress = ({ woman, what, age }, role, colour) => {
  const base: Clothes = {
    outfit: 'frock',
    coat: colour,
    top: OCHRE,
    bottom: pick([LINEN, GREY, BROWN], seeded(what.length)),
    shoe: BLACK,
    hat: 'none',
    hairStyle: 'side',
    beard: false,
    moustache: false,
  }
  const lady: Clothes = {
    outfit: 'empire',
    top: pick(['#e6dcc6', '#b9c4b0', '#c9b0a0', '#aab8c4'], seeded(what.length + colour.length)),
    bottom: colour,
    shoe: BLACK,
    hat: 'none',
    hairStyle: 'bun',
  }
  if (role === 'queen') return { ...lady, outfit: 'gown', top: '#55708a', bottom: '#e6dcc6', hat: 'crown' }
  if (role === 'ruler') return { ...base, coat: '#7a2f35', top: '#e6dcc6', hat: 'crown', accessory: 'ermine' }
  if (role === 'clergy') return clergy(what, woman)
  if (role === 'doctor') return plagueDoctor
  if (role === 'soldier')
    return { ...base, coat: '#9a3430', top: '#e6dcc6', bottom: '#e6dcc6', hat: 'tricorn', hatColour: BLACK, footwear: 'boots' }
  if (role === 'beggar') return { ...working(woman, 'none', GREY), accessory: 'patches', tool: 'bowl', ...(!woman && { top: '#a8977a' }) }
  if (isWorking(role)) return working(woman, 'straw', pick([BROWN, GREEN, BLUE], seeded(what.length)))
  if (role === 'sailor') return { ...base, coat: '#2f4058', top: LINEN, hat: 'tricorn', hatColour: BLACK }
  if (woman) return role === 'nurse' ? working(true, 'coif', GREY) : age === 'child' ? { ...lady, hairStyle: 'long' } : lady
  if (role === 'official')
    return {
      ...base,
      coat: BLACK,
      top: GREY,
      hat: 'wig',
      ...(/judge|lawyer/u.test(what) && { outfit: 'robe', coat: '#7a2a2e', top: BLACK, accessory: 'jabot' }),
    }
  if (age === 'child') return { ...base, hat: 'none' }
  return {
    ...base,
    ...(role !== 'artist' && (role === 'merchant' || role === undefined) && { hat: 'tricorn', hatColour: BLACK }),
    ...(role === 'scholar' && { hat: 'wig' }),
  }
}

const victorian: Dress = ({ woman, what, age, seed }, role, colour) => {
  const dark = pick([BLACK, '#38383f', '#3f342c', '#2f3a44'], seeded(seed))
  const base: Clothes = {
    outfit: 'waistcoat',
    coat: dark,
    top: pick([GREY, '#5a4a3c', '#4a5660'], seeded(what.length)),
    bottom: dark,
    shoe: BLACK,
    hat: 'none',
    hairStyle: 'side',
  }
  const lady: Clothes = {
    outfit: 'highneck',
    top: pick(['#33333c', '#4a3a34', '#37474f', '#4a3440'], seeded(what.length + colour.length)),
    bottom: BLACK,
    shoe: BLACK,
    hat: 'none',
    hairStyle: 'bun',
  }
  if (role === 'queen') return { ...lady, hat: 'crown', accessory: 'chain' }
  if (role === 'ruler')
    return { outfit: 'uniform', coat: '#2f3f5f', bottom: BLACK, shoe: BLACK, hat: 'crown', accessory: 'chain', moustache: true }
  if (role === 'clergy') return clergy(what, woman)
  if (role === 'doctor') return { ...base, accessory: 'stethoscope', ...(woman && lady), beard: !woman }
  if (role === 'nurse') return { ...lady, top: '#5a6470', accessory: 'apron', hat: 'nurse' }
  if (role === 'soldier')
    return {
      outfit: 'uniform',
      coat: '#3f4a63',
      bottom: '#3f4a63',
      shoe: BLACK,
      hat: 'peaked',
      hatColour: '#3f4a63',
      moustache: true,
      footwear: 'boots',
    }
  if (role === 'sailor')
    return { outfit: 'uniform', coat: '#27344f', bottom: '#27344f', shoe: BLACK, hat: 'peaked', hatColour: '#27344f', beard: true }
  if (role === 'beggar')
    return { ...working(woman, 'flatcap', GREY), accessory: 'patches', tool: 'bowl', ...(!woman && { top: '#8f8064' }) }
  if (isWorking(role))
    return woman
      ? { ...lady, accessory: 'apron', hat: 'coif' }
      : {
          ...working(false, /farmer|peasant|fisherman|gardener/u.test(what) ? 'straw' : /miner/u.test(what) ? 'miner' : 'flatcap', colour),
          outfit: 'trousers',
          top: '#b9ac94',
        }
  if (woman) return age === 'child' ? { ...lady, top: '#7a8894', hairStyle: 'long', accessory: 'apron' } : lady
  if (role === 'official' && /judge|lawyer/u.test(what))
    return { outfit: 'robe', coat: BLACK, top: BLACK, accessory: 'jabot', hat: 'wig', shoe: BLACK }
  if (role === 'scholar') return { ...base, beard: true, glasses: true }
  if (age === 'child') return { ...working(false, 'flatcap', colour), footwear: undefined }
  return { ...base, ...(role !== 'artist' && role !== 'writer' && { hat: 'tophat' }), moustache: true }
}

const DRESS: Readonly<Record<TraitPeriod, Dress>> = { ancient, medieval, renaissance, georgian, victorian }

/** What somebody wears and holds in a time before 1920; undefined for kinds of people whose clothes are the same in every time. */
export function clothesOfPeriod(period: TraitPeriod, wearer: Wearer): Clothes | undefined {
  const { what, woman, age, seed } = wearer
  if (TIMELESS.test(what)) return undefined
  const role = roleOf(what)
  const clothes = DRESS[period](wearer, role, pick(MUTED, seeded(seed + 3)))
  const tool =
    age === 'child' ? undefined : (clothes.tool ?? TOOL_OF_LABOUR.find(([kind]) => kind.test(what))?.[1] ?? (role && TOOL_OF_ROLE[role]))
  const isSmooth = woman || age === 'child'
  return {
    scarf: null,
    glasses: false,
    accessory: undefined,
    footwear: undefined,
    hatColour: undefined,
    ...clothes,
    tool,
    ...(isSmooth && { beard: false, moustache: false }),
  }
}
