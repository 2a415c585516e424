import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode, type RefObject } from 'react'
import { shareTexts as texts } from '../../texts/share.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { useMobile } from '../../ui/hooks/use-mobile.ts'
import { registerOpenSharePopup } from '../../story-data/can-share.ts'
import { ModerationDialog } from './moderation-dialog.tsx'
import type { ShareEvents, SharedStory } from '../../slots/share-popup.ts'
import { MAIN, nextShareView, type ShareView } from './share-state.ts'
import { ShareViews } from './share-views.tsx'
import { useShare } from './use-share.ts'

type ShareLayerProps = ShareEvents & {
  story: SharedStory
  anchor: RefObject<HTMLButtonElement | null>
  side: 'left' | 'bottom'
  first: 'main' | 'download'
  isOpen: boolean
  onClose: () => void
}

const FIRST: Record<ShareLayerProps['first'], ShareView> = { main: MAIN, download: { view: 'export_options', action: 'download' } }

/** Content of the share popup; mounted once per opening. */
export function ShareLayer({ story: initialStory, anchor, side, first, isOpen, onClose, ...events }: ShareLayerProps) {
  // A snapshot, as the popup's own export changes the card.
  const [story] = useState(initialStory)
  const [view, go] = useReducer(nextShareView, FIRST[first])
  const [isHeld, setHeld] = useState(false)
  const share = useShare({ story, isOpen, ...events })
  useEffect(() => (isOpen ? registerOpenSharePopup(story.id) : undefined), [isOpen, story.id])
  const drop = useEffectEvent(() => share.drop())
  useEffect(() => () => (isOpen ? drop() : undefined), [isOpen])
  const close = (): void => {
    if (!isHeld && share.findings === null) onClose()
  }
  const back = view.view === 'main' ? undefined : () => go({ type: 'back' })
  return (
    <>
      <Frame
        anchor={anchor}
        side={side}
        isOpen={isOpen}
        label={texts.label(story.title)}
        title={titleOf(view)}
        onBack={back}
        onClose={close}
      >
        <Focused view={view}>
          <ShareViews view={view} go={go} share={share} onHold={setHeld} />
        </Focused>
      </Frame>
      <ModerationDialog findings={share.findings} onClose={share.forgetFindings} />
    </>
  )
}

function titleOf(view: ShareView): string {
  if (view.view === 'main') return texts.title
  if (view.action === 'download') return texts.download.title
  if (view.action === 'publish') return texts.publish.title
  if (view.action === 'generate_link') return view.platform ? texts.platforms[view.platform] : texts.link.title
  return view.action === 'share_link_native' ? texts.native.link.title : texts.native.file.title
}

type FrameProps = Pick<ShareLayerProps, 'anchor' | 'side' | 'isOpen' | 'onClose'> & {
  label: string
  title: string
  onBack?: () => void
  children: ReactNode
}

/** Popover beside the button from 768 px, a bottom sheet below. */
function Frame({ anchor, side, isOpen, label, title, onBack, onClose, children }: FrameProps) {
  const isMobile = useMobile()
  const body = useRef<HTMLDivElement>(null)
  const change = (open: boolean) => !open && onClose()
  if (isMobile)
    return (
      <Dialog phone="sheet-768" open={isOpen} onOpenChange={change} title={title} onBack={onBack}>
        {children}
      </Dialog>
    )
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      anchor={() => seen(anchor.current)}
      side={side}
      align="end"
      title={label}
      initialFocus={() => body.current?.querySelector('button') ?? true}
      className="w-86 p-2!"
    >
      <div className="flex h-10 items-center gap-2 pe-1 ps-2.5">
        {onBack && <IconButton label={uiTexts.back} icon={<ArrowLeft />} size="sm" className="-ms-1.5" onClick={onBack} />}
        <h2 className="grow text-14 font-strong text-text">{title}</h2>
        <IconButton label={uiTexts.close} icon={<X />} size="sm" onClick={onClose} />
      </div>
      <div ref={body}>{children}</div>
    </Popover>
  )
}

/** The anchor, or its nearest visible ancestor when the button is hidden on touch devices. */
function seen(button: HTMLElement | null): HTMLElement | null {
  let place = button
  while (place && place.getClientRects().length === 0) place = place.parentElement
  return place
}

/** Moves the focus to a view that replaces another one. */
function Focused({ view, children }: { view: ShareView; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const previousView = useRef(view)
  useEffect(() => {
    if (previousView.current === view) return
    previousView.current = view
    box.current?.focus()
  }, [view])
  return (
    <div ref={box} tabIndex={-1} className="outline-none! shadow-none!">
      {children}
    </div>
  )
}
