import { randomInt } from 'node:crypto'

const shortest = 3
const longest = 24

/** Fablecut's own: examples are by it (HD-25). */
const OURS = 'fablecut'

/** A user name from a person's name: latin letters and digits in lower case, `creator` where nothing is left of it. Nobody is called like Fablecut itself. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, longest)
  return plain.length >= shortest && plain !== OURS ? plain : `creator${plain}`
}

/** The same user name with six random digits, for one that is taken. */
export function anotherUsername(username: string): string {
  return `${username}${randomInt(100_000, 1_000_000)}`
}
