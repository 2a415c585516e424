import { songIdOf } from '@fablecut/domain/song/song-url'
import { z } from 'zod'

/** Source of a trimmed file; stored with it, so that the analysis of the whole song applies to the part. */
export type SongPart = {
  /** URL of the whole song. */
  readonly url: string
  readonly name: string
  readonly fromSeconds: number
  readonly toSeconds: number
}

const stored: z.ZodType<{ part_of: SongPart }> = z.object({
  part_of: z.object({ url: z.string(), name: z.string(), fromSeconds: z.number(), toSeconds: z.number() }),
})

/** Parses a file's stored metadata; null for a file that is not a part, and for an invalid part, so that it opens nobody else's file. */
export const songPartOf = (metadata: Readonly<Record<string, unknown>>): SongPart | null => stored.safeParse(metadata).data?.part_of ?? null

/** Describes a part; a part of a part refers to the whole song. */
export function partOf(
  source: { readonly url: string; readonly name: string; readonly part: SongPart | null },
  cut: Pick<SongPart, 'fromSeconds' | 'toSeconds'>,
): SongPart {
  const { url, name, part } = source
  if (!part) return { url, name, ...cut }
  return { ...part, fromSeconds: part.fromSeconds + cut.fromSeconds, toSeconds: part.fromSeconds + cut.toSeconds }
}

/** Whether a file is a part of a library song; everybody may play and use it, as the whole song. */
export const isLibraryPart = (metadata: Readonly<Record<string, unknown>>): boolean => songIdOf(songPartOf(metadata)?.url) !== null
