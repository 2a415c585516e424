import type { SongBeats } from '@fablecut/domain/song/song-beats'
import { songItems } from '@fablecut/domain/timeline/beats/film-beats'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { query, type ApiClient } from '../../../../api/client.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'

/** Songs are analysed once the page has loaded what is seen, in ms. */
const DELAY_MS = 1500

type WireBeats = Awaited<ReturnType<ApiClient['music']['beats']>>

/** Loads the beats of the songs on the timeline. */
export function SongBeatsLoader() {
  const { view } = useTimelineTools()
  const ids = useSongIds()
  const isDue = useDelay()
  const loaded = useQueries({
    queries: ids.map((id) => ({
      ...query.music.beats.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, retry: 1 }),
      enabled: isDue,
    })),
    combine: dataOf,
  })
  const known = useMemo(
    () => new Map(ids.flatMap((id, index) => (loaded[index] ? [[id, fromWire(loaded[index])] as const] : []))),
    [ids, loaded],
  )
  useEffect(() => view.setState({ songBeats: known }), [view, known])
  return null
}

const dataOf = (results: readonly { readonly data: WireBeats | undefined }[]) => results.map(({ data }) => data)

/** Media assets of the songs on the timeline, without those that are still uploaded. */
function useSongIds(): readonly string[] {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const mediaAssets = useEditor(({ document }) => document.timeline.mediaAssets)
  const globalConfig = useEditor(({ document }) => document.timeline.globalConfig)
  const joined = useMemo(() => {
    const ready = new Set(mediaAssets.filter(({ isDeleted, status }) => !isDeleted && status !== 'uploading').map(({ id }) => id))
    const ids = songItems({ tracks, mediaAssets, globalConfig }).map(({ mediaAssetId }) => mediaAssetId)
    return [...new Set(ids)].filter((id) => ready.has(id)).join('\n')
  }, [tracks, mediaAssets, globalConfig])
  return useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined])
}

function useDelay(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}

const timed = ({ start, end }: { readonly start: number; readonly end: number }) => ({ startSeconds: start, endSeconds: end })

const fromWire = ({ tempo, beats, bars, sections, words }: WireBeats): SongBeats => ({
  tempoBpm: tempo,
  beatsSeconds: beats,
  barsSeconds: bars,
  sections: sections.map(({ name, ...time }) => ({ name, ...timed(time) })),
  words: words.map(({ text, ...time }) => ({ text, ...timed(time) })),
})
