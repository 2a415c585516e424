import { ANIMALS, type AnimalKind, type AnimalLook } from './animal-species.ts'

/** Coats by the colour that a name says, such as that of `white rabbit`: body and belly. */
const COATS: Readonly<Record<string, readonly [body: string, belly: string]>> = {
  white: ['#f3f1ec', '#ffffff'],
  black: ['#3a3842', '#55525e'],
  grey: ['#8f929c', '#d9dbe0'],
  gray: ['#8f929c', '#d9dbe0'],
  brown: ['#8a5f3e', '#d8b48c'],
  red: ['#c8502e', '#f6e2cc'],
  golden: ['#dda848', '#f8e6bc'],
  yellow: ['#f0ca48', '#fbeaa8'],
  orange: ['#ea8638', '#fdebd2'],
  blue: ['#4f8fd0', '#d8e8f6'],
  green: ['#5fa852', '#d6eaa8'],
  pink: ['#ee9ab4', '#fbdde6'],
}
/** Whose colour is their pattern or that of their spines. */
const PATTERNED: ReadonlySet<AnimalKind> = new Set<AnimalKind>(['panda', 'zebra', 'hedgehog', 'penguin', 'tiger', 'cheetah'])

/** The coat of an animal whose name says its colour; undefined for that of its species. */
export function coatNamed(name: string, kind: AnimalKind): Pick<AnimalLook, 'body' | 'belly'> | undefined {
  const colour = name.split(' ').find((word) => word in COATS)
  if (colour === undefined || PATTERNED.has(kind)) return undefined
  const [body, belly] = COATS[colour]!
  return ANIMALS[kind].body === body ? undefined : { body, belly }
}
