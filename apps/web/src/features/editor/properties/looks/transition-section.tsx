import { primaryTrack, sortedByStart } from '@fablecut/domain/timeline/edit/tracks'
import type { Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import { isJoinable, type Joinable } from '@fablecut/domain/timeline/transitions'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { SectionTitle } from './section-title.tsx'
import { TransitionFields } from './transition-fields.tsx'

/** Transition from the clip before. Nothing at the first clip and beside failed shots. */
export function TransitionSection({ item }: { item: Joinable }) {
  const hasCut = useEditor(({ document }) => isJoinable(clipBefore(document.timeline, item)))
  return hasCut ? (
    <Disclosure summary={<SectionTitle>{texts.transition}</SectionTitle>} defaultOpen={item.transition !== undefined}>
      <div className="pb-3">
        <TransitionFields item={item} />
      </div>
    </Disclosure>
  ) : null
}

/** The clip before an item of the primary track. */
function clipBefore(timeline: Timeline, item: TimelineItem): TimelineItem | undefined {
  const film = sortedByStart(primaryTrack(timeline)?.items ?? [])
  return film[film.findIndex(({ id }) => id === item.id) - 1]
}
