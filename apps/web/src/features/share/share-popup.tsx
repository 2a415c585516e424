import { cloneElement, lazy, Suspense, useRef, useState, type ReactElement, type Ref } from 'react'
import type { StoryCardData } from '../../story-data/story-lists.ts'

const ShareLayer = lazy(async () => ({ default: (await import('./share-layer.tsx')).ShareLayer }))

/** What of a story the popup begins with; the rest is read when it opens. */
export type SharedStory = Pick<
  StoryCardData,
  | 'id'
  | 'title'
  | 'user_id'
  | 'category_id'
  | 'is_published'
  | 'is_export_outdated'
  | 'last_export_url'
  | 'last_export_thumbnail_url'
  | 'metadata'
>

/** What the place it opens from does about it. */
export type ShareEvents = {
  /** Told with every action that shared something, for the recommendations. */
  onShared?: () => void
  /** Told when the film is saved from here, for the recommendations. */
  onDownloaded?: () => void
  /** Told when a film was exported from here. */
  onExported?: () => void
}

export type SharePopupProps = ShareEvents & {
  story: SharedStory
  /** The button that opens it. Offer it while `useCanShare` says so. */
  trigger: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** Done before it opens, e.g. saving what is edited; it stays closed where that answers false. */
  beforeOpen?: () => Promise<boolean>
  /** Where beside the button it opens, from 768 px. */
  side?: 'left' | 'bottom'
  /** What it opens with; what leads there otherwise is its main view. */
  first?: 'main' | 'download'
}

/** Download, links, platforms, publishing: a popover, on phones a sheet. Its parts are fetched when it first opens. Source: H-102. */
export function SharePopup({ story, trigger, beforeOpen, side = 'left', first = 'main', ...events }: SharePopupProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const toggle = async (): Promise<void> => {
    if (isOpen) return setOpen(false)
    if (beforeOpen && !(await beforeOpen())) return
    setOpenings((count) => count + 1)
    setOpen(true)
  }
  const props = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => void toggle() }
  const setButton = (element: HTMLButtonElement | null): void => {
    button.current = element
    give(trigger.props.ref, element)
  }
  return (
    <>
      {cloneElement(trigger, { ...props, ref: setButton })}
      {openings > 0 && (
        <Suspense fallback={null}>
          <ShareLayer
            key={openings}
            {...events}
            story={story}
            anchor={button}
            side={side}
            first={first}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function give(ref: Ref<HTMLButtonElement> | undefined, element: HTMLButtonElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
