import type { PersonTraits } from './look-of-person.ts'

type Kind = readonly PersonTraits[]

const adult = (traits: Omit<PersonTraits, 'age'> = {}): Kind => [{ ...traits, age: 'adult' }]
const WOMAN: PersonTraits = { woman: true, age: 'adult' }
const MAN: PersonTraits = { woman: false, age: 'adult' }

/** Names of the vocabulary by the people they mean; a group has several. Names that are not here mean an adult. */
const NAMES: readonly (readonly [Kind, string])[] = [
  [
    [MAN],
    'man, groom, cowboy, pirate, father, husband, uncle, brother, samurai, shogun, viking, crusader, conquistador, executioner, jester, duke, baron, nobleman, sultan, butler, landlord, rabbi, imam, pope, cardinal, dwarf, gnome, sheriff, outlaw, lumberjack',
  ],
  [
    [WOMAN],
    'woman, bride, actress, mother, wife, aunt, sister, nun, geisha, maid, landlady, midwife, stewardess, flight attendant, fortune teller, duchess, countess, noblewoman',
  ],
  [[{ age: 'child' }], 'child'],
  [[{ age: 'baby' }], 'baby'],
  [[{ woman: false, age: 'child' }], 'boy, son'],
  [[{ woman: true, age: 'child' }], 'girl, daughter'],
  [[{ woman: false, age: 'old' }], 'old man, hermit, grandfather'],
  [[{ woman: true, age: 'old' }], 'old woman, grandmother'],
  [
    adult({ hat: 'cap', outfit: 'trousers' }),
    'soldier, police officer, firefighter, engineer, mechanic, worker, builder, carpenter, blacksmith, sailor, captain, pilot, driver, runner, climber, cyclist, traveler, hiker, explorer, miner, conductor',
  ],
  [adult({ hat: 'cap', outfit: 'trousers', woman: false }), 'mailman, craftsman'],
  [adult({ hat: 'helmet', outfit: 'trousers' }), 'diver, astronaut'],
  [adult({ hat: 'straw', outfit: 'trousers' }), 'farmer, gardener, shepherd, beekeeper'],
  [adult({ hat: 'straw', outfit: 'trousers', woman: false }), 'fisherman'],
  [adult({ hat: 'straw', outfit: 'coat', coat: '#7a5a3c' }), 'merchant'],
  [adult({ hat: 'chef', outfit: 'coat', coat: '#f3f1ea' }), 'cook, baker'],
  [adult({ outfit: 'coat', coat: '#f3f1ea' }), 'doctor, nurse, surgeon, scientist, chemist, astronomer, dentist, biologist, physicist'],
  [
    adult({ outfit: 'suit', coat: '#2c3350' }),
    'president, politician, lawyer, detective, banker, manager, boss, clerk, accountant, mayor, investor',
  ],
  [adult({ outfit: 'suit', coat: '#2c3350', woman: false }), 'businessman, salesman'],
  [adult({ outfit: 'suit', coat: '#2c3350', woman: true }), 'businesswoman'],
  [adult({ outfit: 'coat', coat: '#8d97a8', woman: false }), 'knight'],
  [adult({ hat: 'crown', outfit: 'coat', coat: '#8a2f3f', woman: false }), 'king, emperor, pharaoh'],
  [adult({ hat: 'crown', outfit: 'coat', coat: '#2f4f8a', woman: false }), 'prince'],
  [adult({ hat: 'crown', outfit: 'dress', woman: true }), 'queen'],
  [[{ hat: 'crown', outfit: 'dress', woman: true, age: 'child' }], 'princess'],
  [adult({ outfit: 'robe', woman: false }), 'monk, priest, gladiator, senator'],
  [adult({ outfit: 'kimono', coat: '#3f4a5f', woman: false }), 'ninja'],
  [[{ hat: 'wizard', outfit: 'coat', coat: '#4b3a7a', woman: false, age: 'old' }], 'wizard, magician'],
  [adult({ hat: 'wizard', outfit: 'dress', woman: true }), 'witch'],
  [adult({ outfit: 'dress', woman: true }), 'fairy, dancer'],
  [[WOMAN, MAN, { age: 'child' }], 'family'],
  [[WOMAN, MAN], 'couple'],
  [[WOMAN, MAN, { age: 'adult' }], 'crowd, audience, team, people, crew'],
]

const KINDS: ReadonlyMap<string, Kind> = new Map(NAMES.flatMap(([kind, names]) => names.split(', ').map((name) => [name, kind])))

/** Who is middle-aged rather than young. */
const MIDDLE_AGED: ReadonlySet<string> = new Set(
  'father, mother, uncle, aunt, king, queen, emperor, president, politician, mayor, senator, judge, lawyer, banker, manager, boss, captain, detective, inspector, doctor, surgeon, dentist, teacher, professor, general, bishop, governor, official, priest, philosopher, scholar, historian, inventor, merchant, baker, tailor, shoemaker, watchmaker, blacksmith, farmer, fisherman, shepherd, conductor, astronomer, physicist, mathematician, investor, businessman, businesswoman, beggar, librarian, cook'.split(
    ', ',
  ),
)

/** Names with traits of their own. */
export const KIND_NAMES: readonly string[] = [...KINDS.keys()]

const OLD = /^(?:old|elderly|aged|ancient)$/u
const SMALL = /^(?:little|small|tiny|young)$/u
/** Who is a child when small; a young woman is none. */
const CAN_BE_SMALL = /^(?:princess|prince|hero)$/u

/**
 * Age, gender and clothes of a name of the vocabulary, with adjectives before it and proper names behind it, as in `old king` and `king Arthur`.
 * `member`: which of the people of a group. Default: the first.
 */
export function traitsOfKind(what: string, member = 0): PersonTraits {
  const words = what.split(' ')
  const start = words.findIndex((_, i) => KINDS.has(words.slice(i).join(' ')))
  const name = start < 0 ? words.find((word) => KINDS.has(word)) : words.slice(start).join(' ')
  const people = KINDS.get(name ?? '') ?? adult()
  const traits = people[member % people.length]!
  const adjectives = words.slice(0, start < 0 ? words.length - 1 : start)
  if (traits.age === 'child' || traits.age === 'baby') return traits
  if (adjectives.some((word) => OLD.test(word))) return { ...traits, age: 'old' }
  const isMiddleAged = words.some((word) => MIDDLE_AGED.has(word)) && !adjectives.some((word) => SMALL.test(word))
  if (isMiddleAged && traits.age === 'adult') return { ...traits, age: 'middle' }
  return CAN_BE_SMALL.test(name ?? '') && adjectives.some((word) => SMALL.test(word)) ? { ...traits, age: 'child' } : traits
}
