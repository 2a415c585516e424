import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import type { SongFilter } from '@fablecut/domain/timeline/edit/media/song-filter'
import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useRef, useState } from 'react'
import { query } from '../../../../api/client.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { filterChoices, searchSongs, NO_FILTERS, toggled } from './search-songs.ts'
import { LibraryRow } from './library-row.tsx'
import { SongFilters } from './song-filters.tsx'

const texts = mediaTexts.library
const ROW_PX = 52
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Song library with text search and filters. */
export function LibrarySearch({ text }: { text: string }) {
  const [filters, setFilters] = useState(NO_FILTERS)
  const { data, isError, refetch } = useQuery(query.songs.list.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY }))
  const songs = data?.songs ?? []
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-1.5 px-4 pb-2">
        <SongFilters
          choices={filterChoices(songs)}
          chosen={filters}
          onToggle={(name, choice) => setFilters((before) => ({ ...before, [name]: toggled(before[name], choice) }))}
          onClear={() => setFilters(NO_FILTERS)}
        />
      </div>
      {isError ? (
        <div role="alert" className="grid justify-items-start gap-2 px-4 py-2 text-13 text-text-2">
          {texts.failed}
          <Button size="sm" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : data ? (
        <Found songs={songs} filter={{ ...filters, text }} />
      ) : (
        <div aria-busy aria-label={texts.loading} className="grid gap-2 px-4">
          {SKELETONS.map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
      )}
    </>
  )
}

/** Virtualized list. */
function Found({ songs, filter }: { songs: readonly WireSong[]; filter: SongFilter }) {
  const text = useDeferredValue(filter.text)
  const results = searchSongs(songs, { ...filter, text })
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- Its functions are used here alone, and the compiler leaves this component as it is.
  const rows = useVirtualizer({ count: results.length, getScrollElement: () => scroller.current, estimateSize: () => ROW_PX, overscan: 6 })
  if (results.length === 0)
    return (
      <p role="status" className="px-4 py-10 text-center text-13 text-text-2">
        {texts.noResults}
      </p>
    )
  return (
    <>
      <p role="status" className="shrink-0 px-4 pb-1 text-12 text-text-3">
        {texts.resultCount(results.length)}
      </p>
      <div ref={scroller} className="min-h-0 grow overflow-y-auto px-2.5 pb-3 [scrollbar-width:thin]">
        <ul aria-label={texts.list} className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <LibraryRow
              key={results[index]!.id}
              song={results[index]!}
              place={{ index, count: results.length, top: start, height: ROW_PX }}
            />
          ))}
        </ul>
      </div>
    </>
  )
}
