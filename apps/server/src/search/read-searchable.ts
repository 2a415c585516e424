import type { CategoryId } from '@fablecut/domain/story/category'
import { CATEGORY_NAMES, videoTypeName } from '@fablecut/domain/story/category-name'
import { STYLES } from '@fablecut/domain/story/style'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isPublished } from '../community/published-page.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { shot, story } from '../platform/database/schema.ts'
import { textsIn } from '../publishing/story-text.ts'
import type { SearchableStory } from './story-lexemes.ts'

type StoryRow = typeof story.$inferSelect
export type AuthoredStory = SearchableStory & { readonly userId: string }

/** Public inputs with words of the story. */
const SCRIPT_INPUTS = ['script_content', 'lyrics', 'vlog_topic', 'video_topic', 'video_scenes'] as const

/** The published ones of some stories, with what readers may find of them. */
export async function readSearchable(db: Pick<Database, 'select'>, ids: readonly string[]): Promise<AuthoredStory[]> {
  const rows = await db
    .select({ row: story, name: user.name, username: user.username })
    .from(story)
    .leftJoin(user, eq(user.id, story.userId))
    .where(and(isPublished, eq(story.isListed, true), inArray(story.id, [...ids])))
  const sentences = await readSentences(
    db,
    // Edits that are in no film yet were neither moderated nor published.
    rows.flatMap(({ row }) => (row.isExportOutdated ? [] : [row.id])),
  )
  return rows.map(({ row, name, username }) => ({
    id: row.id,
    userId: row.userId,
    categoryId: row.categoryId,
    publishedAt: row.publishedAt!,
    title: row.title,
    tags: [...tagsOf(row), name ?? '', username ?? ''],
    script: [...textsIn(SCRIPT_INPUTS.map((field) => row.categoryInputs[field])), ...(sentences.get(row.id) ?? [])].join('\n'),
  }))
}

function tagsOf({ categoryId, categoryInputs, contests }: StoryRow): string[] {
  const category = categoryId as CategoryId
  const style = STYLES.find(({ value }) => value === categoryInputs.visual_style)?.name
  return [CATEGORY_NAMES[category], style ?? '', videoTypeName(category, categoryInputs.video_type) ?? '', ...contests]
}

async function readSentences(db: Pick<Database, 'select'>, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ storyId: shot.storyId, voiceOver: shot.voiceOver })
    .from(shot)
    .where(and(inArray(shot.storyId, [...ids]), sql`NOT ${shot.isHidden} AND ${shot.voiceOver} <> ''`))
    .orderBy(asc(shot.storyId), asc(shot.lexorank))
  const groups = Map.groupBy(rows, ({ storyId }) => storyId)
  return new Map(Array.from(groups, ([id, shots]) => [id, shots.map(({ voiceOver }) => voiceOver)]))
}
