import { songIdOf } from '@fablecut/domain/song/song-url'
import { eq } from 'drizzle-orm'
import { run } from '../../platform/database/schema.ts'
import { type MainRunKind, readRun } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'

/** The data that the workflow of a run branches on; recorded once. */
export async function outlineRun(runId: string): Promise<{ id: string; kind: MainRunKind; userId: string; storyId: string }> {
  const [row] = await services().db.select().from(run).where(eq(run.id, runId))
  if (!row) throw new Error(`There is no run ${runId}`)
  return { id: runId, kind: row.kind as MainRunKind, userId: row.userId, storyId: row.storyId }
}

/** Whether the story has a song, which is analysed before the storyboard. */
export async function hasSong(runId: string): Promise<boolean> {
  return (await readRun(services().db, runId)).inputs.musicUrl !== undefined
}

/** Empty, null and missing mean no music (CD-54); an own song is not composed, a library song is. */
export async function needsMusic(runId: string): Promise<boolean> {
  return isComposed((await readRun(services().db, runId)).inputs.backgroundMusic)
}

/** Whether this music is composed for the film: by mood, or a library song in its duration. */
export const isComposed = (music: string | null | undefined): boolean => music === 'auto' || songIdOf(music) !== null

/** A rebuild may select another song; a story without music stays without. */
export async function hasOtherMusicSelected(runId: string): Promise<boolean> {
  const [row] = await services().db.select({ input: run.input }).from(run).where(eq(run.id, runId))
  return row?.input['reselect_music'] === true && needsMusic(runId)
}
