import { maxHeight } from '../../timeline/geometry/rows.ts'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { Divider } from './divider.tsx'
import { storeHeight, readHeight, effectiveHeight } from './timeline-height.ts'
import { browserStorage } from '../../../../storage/browser-storage.ts'

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Timeline at the chosen height, clamped to window and tracks. */
export function TimelineRegion({ children }: { children: ReactNode }) {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const windowHeight = useSyncExternalStore(onResize, () => window.innerHeight)
  const [chosen, setChosen] = useState(() => readHeight(browserStorage))
  const height = effectiveHeight(chosen, tracks, windowHeight)
  const setAndStore = (next: number): void => {
    setChosen(next)
    storeHeight(browserStorage, next)
  }
  return (
    <div className="relative min-w-0">
      <Divider height={height} max={maxHeight(tracks, windowHeight)} onHeight={setChosen} onKept={setAndStore} />
      <section
        id="editor-timeline"
        tabIndex={-1}
        aria-label={pageTexts.regions.timeline}
        // It gets the focus by a click beside its items: the next key would put a ring around all of it.
        className="outline-none focus-visible:shadow-none relative overflow-hidden border-t border-line bg-surface"
        style={{ height }}
      >
        {children}
      </section>
    </div>
  )
}
