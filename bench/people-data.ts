import type { TestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { READER } from './community-data.ts'

/** An account with a hundred thousand followers, and a story with fifty thousand comments. */
export const FOLLOWED = 'account-2'
export const DISCUSSED = 'story-1'

/** On the stories of `fillCommunity`: the reader follows two thousand people, and has a hundred thousand notifications, a tenth of them unread. */
export async function fillPeople({ pool }: TestDatabase): Promise<void> {
  await pool.query(PEOPLE_ROWS)
  await pool.query(FOLLOWER_ROWS, [FOLLOWED])
  await pool.query(FOLLOWED_ROWS, [READER])
  await pool.query(NOTIFICATION_ROWS, [READER])
  await pool.query(ACTOR_ROWS)
  await pool.query(NOTIFIED_COMMENT_ROWS)
  await pool.query(COMMENT_ROWS, [DISCUSSED])
  await pool.query('VACUUM ANALYZE')
}

const PEOPLE_ROWS = `INSERT INTO "user" (id, name, email, username)
  SELECT 'person-' || n, 'Person ' || n, 'person' || n || '@films.example.org', 'person' || n FROM generate_series(1, 100000) n`

const FOLLOWER_ROWS = `INSERT INTO follow (follower_id, followed_id, created_at)
  SELECT 'person-' || n, $1, now() - make_interval(mins => n) FROM generate_series(1, 100000) n`

const FOLLOWED_ROWS = `INSERT INTO follow (follower_id, followed_id)
  SELECT $1, id FROM (SELECT id FROM "user" WHERE id LIKE 'account-%' AND id <> $1 UNION ALL SELECT 'person-1') followed`

/** New stories of followed people, and likes and comments of followers. */
const NOTIFICATION_ROWS = `INSERT INTO notification (id, account_id, kind, group_key, story_id, latest_at, read_at)
  SELECT 'notification-' || n, $1, (ARRAY['new_story', 'like', 'comment'])[1 + n % 3], 'story-' || n, 'story-' || n, now() - make_interval(mins => n),
    CASE WHEN n % 10 > 0 THEN now() END
  FROM generate_series(1, 100000) n JOIN story ON story.id = 'story-' || n`

const ACTOR_ROWS = `INSERT INTO notification_actor (notification_id, actor_id)
  SELECT 'notification-' || n, 'person-' || 1 + (n * 7 + place) % 100000 FROM generate_series(1, 100000) n, generate_series(1, 3) place
  WHERE EXISTS (SELECT FROM notification WHERE id = 'notification-' || n)`

/** What the notifications of comments are about. */
const NOTIFIED_COMMENT_ROWS = `INSERT INTO comment (id, story_id, user_id, text, created_at)
  SELECT 'notified-' || n.id || '-' || o.actor_id, n.story_id, o.actor_id, 'The owl sleeps.', o.at
  FROM notification n JOIN notification_actor o ON o.notification_id = n.id WHERE n.kind = 'comment'`

/** A fifth are replies, half of them to one comment. */
const COMMENT_ROWS = `INSERT INTO comment (id, story_id, user_id, parent_id, text, created_at)
  SELECT 'comment-' || n, $1, 'person-' || 1 + n % 20000,
    CASE WHEN n % 10 = 8 THEN 'comment-' || n - 1 WHEN n % 10 = 9 THEN 'comment-1' END, 'The fox runs through the snow. ' || n,
    now() - make_interval(secs => 50001 - n)
  FROM generate_series(1, 50000) n`
