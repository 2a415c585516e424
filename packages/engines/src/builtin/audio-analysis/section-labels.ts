import type { SongSection, SongSectionName } from '@fablecut/domain/song/song-features'
import type { SongSegment } from './sections.ts'

/** A quiet beginning or end longer than this part of the song is a verse. */
const LONGEST_EDGE_PART = 0.3
/** Decibel by which a beginning or an end lies under the loudest part. */
const EDGE_DB = 3
/** Parts whose loudness lies so near the loudest are choruses. */
const CHORUS_DB = 1.6

/** Labels segments as intro, verse, chorus and so on by loudness, position and repetition. Neighbours with the same label become one section. */
export function labelSections(parts: readonly SongSegment[], durationSeconds: number): SongSection[] {
  const loudest = Math.max(...parts.map(({ loudness }) => loudness))
  const lasting = ({ startSeconds, endSeconds }: SongSegment): number => (endSeconds - startSeconds) / durationSeconds
  const lastLoud = parts.findLastIndex(({ loudness }) => loudness >= loudest - EDGE_DB)
  const leaving = parts.slice(lastLoud + 1)
  const isOutro = leaving.reduce((sum, part) => sum + lasting(part), 0) <= LONGEST_EDGE_PART
  const names = parts.map((part, i): SongSectionName => {
    const isQuiet = part.loudness < loudest - EDGE_DB && lasting(part) <= LONGEST_EDGE_PART
    if (i === 0 && parts.length > 1 && isQuiet) return 'intro'
    if (i > lastLoud && isOutro) return 'outro'
    return parts.length > 1 && part.loudness >= loudest - CHORUS_DB ? 'chorus' : 'verse'
  })
  const sections = join(withBridge(names, parts), parts)
  return sections.length === 1 ? [{ ...sections[0]!, name: 'verse' }] : sections
}

/** What stands between two choruses and is like no verse before them is a bridge. */
function withBridge(names: readonly SongSectionName[], parts: readonly SongSegment[]): SongSectionName[] {
  const firstChorus = names.indexOf('chorus')
  const verse = parts.find((_, i) => names[i] === 'verse' && i < firstChorus)
  return names.map((name, i) => {
    if (name !== 'verse' || !verse || i < firstChorus || !names.includes('chorus', i)) return name
    const strange = parts[i]!.features.reduce((sum, value, k) => sum + (value - verse.features[k]!) ** 2, 0)
    return strange > 4 || parts[i]!.loudness < verse.loudness - 2 ? 'bridge' : name
  })
}

function join(names: readonly SongSectionName[], parts: readonly SongSegment[]): SongSection[] {
  const sections: SongSection[] = []
  parts.forEach(({ startSeconds, endSeconds }, i) => {
    const last = sections.at(-1)
    if (last && last.name === names[i]) sections[sections.length - 1] = { ...last, endSeconds }
    else sections.push({ name: names[i]!, startSeconds, endSeconds })
  })
  return sections
}
