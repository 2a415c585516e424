import { randomInt } from 'node:crypto'

const MIN_LENGTH = 3
const MAX_LENGTH = 24

/** Reserved for the product, the author of the examples. */
const RESERVED = 'fablecut'

/** Derives a user name from a name: lower-case latin letters and digits, `creator` if none remain. The product's name is reserved. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_LENGTH)
  return plain.length >= MIN_LENGTH && plain !== RESERVED ? plain : `creator${plain}`
}

/** The user name with six random digits, for one that is taken. */
export function usernameWithSuffix(username: string): string {
  return `${username}${randomInt(100_000, 1_000_000)}`
}
