import { createHash } from 'node:crypto'
import { type SQL, notInArray, sql } from 'drizzle-orm'
import { story } from '../platform/database/schema.ts'

/** Length of a hash: 32 bits in hexadecimal, practically unique within one session. */
const HASH_LENGTH = 8
const HASH = new RegExp(`.{${HASH_LENGTH}}`, 'g')

/** A short hash of a shown story, so that a cursor can hold hundreds; `isNotShown` computes the same in SQL. */
export const hashOfStory = (storyId: string): string => createHash('md5').update(storyId).digest('hex').slice(0, HASH_LENGTH)

/** Condition of stories that are not among the hashes. */
export const isNotShown = (hashes: readonly string[]): SQL | undefined =>
  hashes.length === 0 ? undefined : notInArray(sql`left(md5(${story.id}), ${sql.raw(String(HASH_LENGTH))})`, [...hashes])

export const encodeHashes = (hashes: readonly string[]): string => Buffer.from(hashes.join(''), 'hex').toString('base64url')

export const decodeHashes = (text: string): string[] => Buffer.from(text, 'base64url').toString('hex').match(HASH) ?? []
