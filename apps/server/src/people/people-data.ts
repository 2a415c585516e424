import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { readProfileText } from './profile-text.ts'

/** Likes, follows, blocks, notifications and profile of an account, for its download. Other people are named by their usernames. */
export async function readPeopleData(db: Database, accountId: string) {
  const { rows } = await db.execute<Record<'likes' | 'follows' | 'followers' | 'blocked' | 'notifications' | 'preferences', unknown>>(sql`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('story_id', story_id, 'created_at', created_at) ORDER BY created_at DESC), '[]')
        FROM story_like WHERE user_id = ${accountId}) AS likes,
      (SELECT coalesce(json_agg(json_build_object('username', u.username, 'created_at', f.created_at) ORDER BY f.created_at DESC), '[]')
        FROM follow f JOIN "user" u ON u.id = f.followed_id WHERE f.follower_id = ${accountId}) AS follows,
      (SELECT coalesce(json_agg(json_build_object('username', u.username, 'created_at', f.created_at) ORDER BY f.created_at DESC), '[]')
        FROM follow f JOIN "user" u ON u.id = f.follower_id WHERE f.followed_id = ${accountId}) AS followers,
      (SELECT coalesce(json_agg(json_build_object('username', u.username, 'created_at', b.created_at) ORDER BY b.created_at DESC), '[]')
        FROM account_block b JOIN "user" u ON u.id = b.blocked_id WHERE b.blocker_id = ${accountId}) AS blocked,
      (SELECT coalesce(json_agg(json_build_object('kind', kind, 'story_id', story_id, 'latest_at', latest_at, 'read_at', read_at) ORDER BY latest_at DESC), '[]')
        FROM notification WHERE account_id = ${accountId}) AS notifications,
      (SELECT coalesce(json_agg(json_build_object('kind', kind, 'in_app', is_in_app, 'by_mail', is_by_mail) ORDER BY kind), '[]')
        FROM notification_preference WHERE account_id = ${accountId}) AS preferences`)
  return { profile: await readProfileText(db, accountId), ...rows[0]! }
}
