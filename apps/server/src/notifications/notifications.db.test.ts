import type { NotificationKind } from '@fablecut/domain/notification/kinds'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendNextMail } from '../account/mails/mail-queue.ts'
import { type SmtpInbox, startSmtpInbox } from '../account/mails/testing/smtp-inbox.ts'
import { addAccount, addPublished } from '../community/published-testing.ts'
import { comment } from '../platform/database/community/comments-schema.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type MailTransport, createMailTransport } from '../platform/mail/transport.ts'
import { queueDueMails } from './due-mails.ts'
import { countUnread, listNotifications, markRead } from './list-notifications.ts'
import { notify, withdrawNotification } from './notify.ts'
import { setPreference } from './preferences.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

const PEOPLE = ['ana', 'ben', 'cem', 'dan']
const ORIGIN = 'https://films.example.org'
const unsubscribeTokens = createUnsubscribeTokens('a secret of some length')
let database: TestDatabase
let inbox: SmtpInbox
let transport: MailTransport
beforeAll(async () => {
  database = await createTestDatabase()
  inbox = await startSmtpInbox()
  transport = createMailTransport({ smtpUrl: inbox.url, from: 'no-reply@films.test' } as Parameters<typeof createMailTransport>[0])
  for (const id of PEOPLE) await addAccount(database.db, id, { emailVerified: true })
  await addPublished(database.db, [
    { id: 's1', title: 'The fox' },
    { id: 's2', title: 'The owl' },
  ])
})
afterAll(async () => {
  transport.close()
  await inbox.close()
  await database.drop()
})
afterEach(() =>
  query(
    'DELETE FROM notification; DELETE FROM notification_preference; DELETE FROM account_block; DELETE FROM outgoing_mail; DELETE FROM comment',
  ),
)

const query = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows
const event = (actorId: string, kind: NotificationKind = 'like', storyId: string | null = 's1') =>
  notify(database.db, { to: 'ana', actorId, kind, storyId })
/** A comment, of which Ana is notified in its transaction. */
const commented = (id: string, storyId = 's1', actorId = 'ben') =>
  inTransaction(database.pool, async ({ db }) => {
    await db.insert(comment).values({ id, storyId, userId: actorId, text: 'A fox' })
    await notify(db, { to: 'ana', actorId, kind: 'comment', storyId, data: { comment_id: id } })
  })
const list = (cursor?: string) => listNotifications(database.db, 'ana', cursor)
const lines = async () => (await list()).notifications.map(({ kind, actor_count, story }) => [kind, actor_count, story?.title ?? null])

/** Sends the mails that are due when the delay of all has passed; returns their number. */
async function sendMails(): Promise<number> {
  await query(`UPDATE notification SET mail_at = now() - interval '1 second' WHERE mail_at < now() + interval '10 minutes'`)
  await queueDueMails(database.db)
  const services = { db: database.db, transport, origin: ORIGIN, unsubscribeTokens, log: { warn: () => {} } }
  const before = inbox.mails.length
  while (await sendNextMail(services));
  return inbox.mails.length - before
}

test('likes of one story are one line until it is read, also when they come at once', async () => {
  await Promise.all(PEOPLE.map((id) => event(id)))
  await event('ben', 'like', 's2')
  expect(await lines()).toEqual([
    ['like', 1, 'The owl'],
    ['like', 3, 'The fox'],
  ])
  expect(await countUnread(database.db, 'ana')).toBe(2)
  await markRead(database.db, 'ana')
  expect(await countUnread(database.db, 'ana')).toBe(0)
  await Promise.all([event('ben'), event('cem', 'follow', null)])
  expect((await list()).notifications.filter(({ is_read: isRead }) => !isRead).map(({ kind }) => kind)).toEqual(['follow'])
})

test('what was taken back unread is not shown; each comment counts', async () => {
  await event('ben')
  await withdrawNotification(database.db, { to: 'ana', actorId: 'ben', kind: 'like', storyId: 's1' })
  expect(await lines()).toEqual([])
  await commented('c1')
  await markRead(database.db, 'ana')
  await commented('c2')
  expect((await list()).notifications.map(({ is_read: isRead }) => isRead)).toEqual([false, true])
})

test('mails that somebody waits for are sent before those about notifications', async () => {
  await query(`INSERT INTO outgoing_mail (id, kind, to_address, user_id, details, next_attempt_at)
    VALUES ('m1', 'reset-password', 'ana@films.test', 'ana', '{}', now() - interval '1 second')`)
  await event('ben')
  await query(`UPDATE notification SET mail_at = now() - interval '1 minute'`)
  await queueDueMails(database.db)
  await query(`UPDATE outgoing_mail SET next_attempt_at = now() - interval '1 minute' WHERE kind = 'notification'`)
  const services = { db: database.db, transport, origin: ORIGIN, unsubscribeTokens, log: { warn: () => {} } }
  await sendNextMail(services)
  expect((await query('SELECT kind FROM outgoing_mail')).map(({ kind }) => kind)).toEqual(['notification'])
  inbox.mails.length = 0
})

test('nobody is mailed about a comment that was removed meanwhile', async () => {
  await commented('c1')
  await query(`UPDATE comment SET is_hidden = true WHERE id = 'c1'`)
  expect(await sendMails()).toBe(0)
  await commented('c2', 's2')
  expect(await sendMails()).toBe(1)
  inbox.mails.length = 0
})

test('a deleted or hidden comment takes its notification away, and those of other people stay', async () => {
  await commented('c1')
  await commented('c2', 's1', 'cem')
  expect(await lines()).toEqual([['comment', 2, 'The fox']])
  await query(`UPDATE comment SET deleted_at = now(), text = '' WHERE id = 'c2'`)
  expect(await lines()).toEqual([['comment', 1, 'The fox']])
  await query(`UPDATE comment SET is_hidden = true WHERE id = 'c1'`)
  expect([await lines(), await countUnread(database.db, 'ana')]).toEqual([[], 0])
  await query(`UPDATE comment SET is_hidden = false WHERE id = 'c1'`)
  expect(await lines()).toEqual([['comment', 1, 'The fox']])
  await markRead(database.db, 'ana')
  await commented('c3')
  await query(`UPDATE comment SET deleted_at = now() WHERE id = 'c1'`)
  expect(await lines()).toEqual([['comment', 1, 'The fox']])
})

test('a reply is notified of while it is there', async () => {
  await query(`INSERT INTO comment (id, story_id, user_id, text) VALUES ('own', 's2', 'ana', 'Mine')`)
  await inTransaction(database.pool, async ({ db }) => {
    await db.insert(comment).values({ id: 'answer', storyId: 's2', userId: 'ben', parentId: 'own', text: 'An owl' })
    await notify(db, { to: 'ana', actorId: 'ben', kind: 'reply', storyId: 's2', data: { comment_id: 'answer' } })
  })
  expect(await lines()).toEqual([['reply', 1, 'The owl']])
  await query(`UPDATE comment SET deleted_at = now() WHERE id = 'answer'`)
  expect(await lines()).toEqual([])
})

test('nobody hears of themselves, of people they blocked or who blocked them, of suspended people, or of hidden stories', async () => {
  await query(`INSERT INTO account_block (blocker_id, blocked_id) VALUES ('ana', 'ben'), ('cem', 'ana')`)
  await query(`UPDATE "user" SET banned = true WHERE id = 'dan'`)
  for (const id of PEOPLE) await event(id)
  await query(`DELETE FROM account_block; UPDATE "user" SET banned = false`)
  await query(`INSERT INTO withheld_story (story_id, was_published, was_public, rank, title) VALUES ('s1', true, true, 0, 'The fox')`)
  await event('ben')
  await query('DELETE FROM withheld_story')
  expect(await query('SELECT * FROM notification')).toEqual([])
})

test('a block or a suspension hides what was told before', async () => {
  await event('ben')
  await query(`INSERT INTO account_block (blocker_id, blocked_id) VALUES ('ana', 'ben')`)
  expect([await lines(), await countUnread(database.db, 'ana')]).toEqual([[], 0])
  await event('cem')
  expect(await lines()).toEqual([['like', 1, 'The fox']])
})

test('pages are walked by a cursor without gaps', async () => {
  await query(`INSERT INTO notification (id, account_id, kind, group_key, latest_at) SELECT 'n' || i, 'ana', 'follow', 'g' || i, now() - make_interval(mins => i / 2)
    FROM generate_series(1, 65) i`)
  await query(`INSERT INTO notification_actor (notification_id, actor_id) SELECT id, 'ben' FROM notification`)
  const ids: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await list(cursor)
    ids.push(...page.notifications.map(({ id }) => id))
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  expect([ids.length, new Set(ids).size]).toEqual([65, 65])
  await expect(list('x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a mail tells of a kind and story at most once an hour, and can be unsubscribed with one click', async () => {
  await query(`UPDATE "user" SET name = 'Ben <b>' WHERE id = 'ben'`)
  await event('cem')
  await event('ben')
  expect(await sendMails()).toBe(1)
  const mail = await inbox.next('ana@films.test')
  expect(mail.subject).toBe('Ben <b> and one other person liked “The fox”')
  expect(mail.html).toContain('Ben &lt;b&gt; and one other person')
  expect(mail.text).toContain(`${ORIGIN}/story/community/s1`)
  const [, url, token] = /<(https:\/\/films\.example\.org\/api\/notifications\/unsubscribe\/(\S+))>/.exec(
    mail.headerLines.map(({ line }) => line.replace(/\r?\n\s*/g, '')).join('\n'),
  )!
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url }, 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
  expect(unsubscribeTokens.read(token!)).toEqual({ accountId: 'ana', kind: 'like' })
  await event('dan')
  expect(await sendMails()).toBe(0)
  await query(`UPDATE notification SET mail_at = now(), mailed_at = now() - interval '61 minutes'`)
  expect(await sendMails()).toBe(1)
  expect((await inbox.next('ana@films.test')).subject).toBe('dan and 2 others liked “The fox”')
})

test('no mail for what was read, for unconfirmed addresses, or for what is switched off', async () => {
  await event('ben')
  await markRead(database.db, 'ana')
  await setPreference(database.db, 'ana', 'follow', { isByMail: false })
  await event('ben', 'follow', null)
  await setPreference(database.db, 'ana', 'remix', { isInApp: false })
  await event('ben', 'remix', 's2')
  await query(`UPDATE "user" SET email_verified = false WHERE id = 'cem'`)
  await notify(database.db, { to: 'cem', actorId: 'ben', kind: 'follow', storyId: null })
  await setPreference(database.db, 'ana', 'new_story', { isByMail: false, isInApp: false })
  await event('ben', 'new_story', 's2')
  expect(await sendMails()).toBe(1)
  expect((await inbox.next('ana@films.test')).subject).toMatch(/remixed/)
  expect((await lines()).map(([kind]) => kind).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['follow', 'like'])
})

test('an account that is deleted takes its part of the notifications with it', async () => {
  await addAccount(database.db, 'eve')
  await event('eve')
  await query(`DELETE FROM "user" WHERE id = 'eve'`)
  expect(await lines()).toEqual([])
})
