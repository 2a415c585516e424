import { sql } from 'drizzle-orm'

/**
 * Condition: of the comments that a notification `n` is about, one of the person `o` is still there, neither deleted nor hidden. True for other kinds. Times of
 * comments are rounded to milliseconds.
 */
export const hasShownComment = sql`(n.kind NOT IN ('comment', 'reply') OR EXISTS (
  SELECT FROM comment c WHERE c.story_id = n.story_id AND c.user_id = o.actor_id AND c.deleted_at IS NULL AND NOT c.is_hidden
    AND c.created_at BETWEEN n.created_at - interval '1 millisecond' AND o.at + interval '1 millisecond'
    AND (n.kind = 'reply') = EXISTS (SELECT FROM comment p WHERE p.id = c.parent_id AND p.user_id = n.account_id)))`
