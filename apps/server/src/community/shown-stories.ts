import { createHash } from 'node:crypto'
import { type SQL, notInArray, sql } from 'drizzle-orm'
import { story } from '../platform/database/schema.ts'

/** Characters of a mark: 32 bits in hexadecimal, of which two stories of one session practically never share one. */
const MARK_LENGTH = 8
const MARK = new RegExp(`.{${MARK_LENGTH}}`, 'g')

/** A short name for a story that was shown, so that a cursor can carry hundreds; `isNotShown` makes the same in SQL. */
export const markOf = (storyId: string): string => createHash('md5').update(storyId).digest('hex').slice(0, MARK_LENGTH)

/** Only stories that none of the marks are of. */
export const isNotShown = (marks: readonly string[]): SQL | undefined =>
  marks.length === 0 ? undefined : notInArray(sql`left(md5(${story.id}), ${sql.raw(String(MARK_LENGTH))})`, [...marks])

export const writeMarks = (marks: readonly string[]): string => Buffer.from(marks.join(''), 'hex').toString('base64url')

export const readMarks = (text: string): string[] => Buffer.from(text, 'base64url').toString('hex').match(MARK) ?? []
