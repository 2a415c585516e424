import type { FilmRange, Output } from '@fablecut/render/plan/model'
import { estimatedBytes } from '@fablecut/render/player/film/encoders'
import { pageTexts } from '../../../../texts/editor/page.ts'

/** Larger films are written to a file while they are made. */
const MAX_MEMORY_BYTES = 200_000_000
/** What a browser that cannot write files keeps in memory at most. */
const MAX_BLOB_BYTES = 1_500_000_000

type SaveFile = (options: object) => Promise<{ createWritable(): Promise<WritableStream> }>

const picker = (): SaveFile | undefined => (window as { showSaveFilePicker?: SaveFile }).showSaveFilePicker

/** Whether a film fits into the memory, or this browser can write it to a file. */
export const canKeep = (output: Output, frames: number): boolean =>
  picker() !== undefined || estimatedBytes(output, frames) <= MAX_BLOB_BYTES

/** A file for a large film; null for one that is kept in memory. Must be called from a user gesture. Rejects with AbortError when none is picked. */
export async function pickFile(output: Output, parts: readonly FilmRange[]): Promise<WritableStream | null> {
  const frames = parts.reduce((sum, { startFrame, endFrame }) => sum + endFrame - startFrame, 0)
  const pick = picker()
  if (!pick || estimatedBytes(output, frames) <= MAX_MEMORY_BYTES) return null
  const types = [{ description: 'MP4', accept: { 'video/mp4': ['.mp4'] } }]
  return (await pick.call(window, { suggestedName: pageTexts.export.fileName, types })).createWritable()
}
