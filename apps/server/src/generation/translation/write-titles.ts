import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { editTitle } from '@fablecut/domain/timeline/edit/titles/edit-title'
import { eq } from 'drizzle-orm'
import { readDocument } from '../../editor/own-document.ts'
import { writeTimeline } from '../../editor/store-document.ts'
import { story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'

/** Writes titles over the film of a locked story, by item id. Throws 422 for an item that is no title, and for too long words. */
export async function writeTitles(tx: OpenTransaction, storyId: string, titles: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(titles).length === 0) return
  const [row] = await tx.db.select().from(story).where(eq(story.id, storyId))
  let { timeline } = (await readDocument(tx, row!)).document
  for (const [itemId, text] of Object.entries(titles)) {
    const edited = editTitle(timeline, { itemId, text })
    if (!edited.ok) throw invalidField(`titles.${itemId}`, 'There is no such title over the film, or the words are too long for it')
    timeline = edited.value
  }
  await writeTimeline(tx, storyId, timeline)
}
