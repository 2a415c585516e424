import type { SongSection, SongSectionName } from '@fablecut/domain/song/song-features'
import type { SongSegment } from './sections.ts'

/** Maximum duration of an intro or outro, as a fraction of the song. */
const MAX_EDGE_FRACTION = 0.3
/** Level of an intro or outro below the loudest segment. */
const EDGE_DB = 3
/** Maximum level of a chorus below the loudest segment. */
const CHORUS_DB = 1.6

/** Labels segments as intro, verse, chorus and so on by loudness, position and repetition. Neighbours with the same label become one section. */
export function labelSections(segments: readonly SongSegment[], durationSeconds: number): SongSection[] {
  const loudest = Math.max(...segments.map(({ loudness }) => loudness))
  const fractionOf = ({ startSeconds, endSeconds }: SongSegment): number => (endSeconds - startSeconds) / durationSeconds
  const lastLoud = segments.findLastIndex(({ loudness }) => loudness >= loudest - EDGE_DB)
  const trailing = segments.slice(lastLoud + 1)
  const isOutro = trailing.reduce((sum, segment) => sum + fractionOf(segment), 0) <= MAX_EDGE_FRACTION
  const names = segments.map((segment, i): SongSectionName => {
    const isQuiet = segment.loudness < loudest - EDGE_DB && fractionOf(segment) <= MAX_EDGE_FRACTION
    if (i === 0 && segments.length > 1 && isQuiet) return 'intro'
    if (i > lastLoud && isOutro) return 'outro'
    return segments.length > 1 && segment.loudness >= loudest - CHORUS_DB ? 'chorus' : 'verse'
  })
  const sections = mergeSections(withBridge(names, segments), segments)
  return sections.length === 1 ? [{ ...sections[0]!, name: 'verse' }] : sections
}

/** A verse between two choruses that differs from the first verse is a bridge. */
function withBridge(names: readonly SongSectionName[], segments: readonly SongSegment[]): SongSectionName[] {
  const firstChorus = names.indexOf('chorus')
  const verse = segments.find((_, i) => names[i] === 'verse' && i < firstChorus)
  return names.map((name, i) => {
    if (name !== 'verse' || !verse || i < firstChorus || !names.includes('chorus', i)) return name
    const distance = segments[i]!.features.reduce((sum, value, k) => sum + (value - verse.features[k]!) ** 2, 0)
    return distance > 4 || segments[i]!.loudness < verse.loudness - 2 ? 'bridge' : name
  })
}

function mergeSections(names: readonly SongSectionName[], segments: readonly SongSegment[]): SongSection[] {
  const sections: SongSection[] = []
  segments.forEach(({ startSeconds, endSeconds }, i) => {
    const last = sections.at(-1)
    if (last && last.name === names[i]) sections[sections.length - 1] = { ...last, endSeconds }
    else sections.push({ name: names[i]!, startSeconds, endSeconds })
  })
  return sections
}
