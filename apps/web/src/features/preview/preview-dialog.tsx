import { Dialog as Base } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { previewTexts as texts } from '../../texts/preview.ts'
import { uiTexts } from '../../texts/ui.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import type { PreviewSteps } from './use-preview-steps.ts'

type PreviewDialogProps = {
  isOpen: boolean
  /** The story that is shown. */
  storyId: string | null
  steps: PreviewSteps
  onClose: () => void
  children: ReactNode
}

/** Dialog of the preview: up to 1103 by 829 px, full screen on phones. */
export function PreviewDialog({ isOpen, storyId, steps, onClose, children }: PreviewDialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  useArrowKeys(popup, isOpen, steps)
  useEffect(() => {
    // The focused element was removed with the previous story, or is disabled.
    if (storyId !== null && document.activeElement === document.body) popup.current?.focus()
  }, [storyId])
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, { event, cancel }) => {
        if (open) return
        if (isMeantForAnother(popup.current, event)) return cancel()
        onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--m-slow) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center" data-preview>
          <Base.Popup
            ref={popup}
            initialFocus={popup}
            className={cx(
              'relative h-dvh w-full bg-surface shadow-dialog outline-none! transition-[opacity,scale] duration-(--m-slow) ease-out md:h-[min(829px,calc(100dvh-32px))] md:w-[min(1103px,calc(100vw-32px))] md:rounded-dialog',
              'data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
            )}
          >
            <div className="size-full overflow-hidden max-md:mt-13 max-md:h-[calc(100%-3.25rem)] max-md:overflow-y-auto md:rounded-dialog">
              {children}
            </div>
            <StepButton
              label={texts.previous}
              keys="←"
              icon={<ChevronLeft />}
              onStep={steps.previous}
              className="max-md:end-14 md:start-3 min-[78rem]:-start-16"
            />
            <StepButton
              label={texts.next}
              keys="→"
              icon={<ChevronRight />}
              onStep={steps.next}
              className="max-md:end-1.5 md:start-[calc(min(70%,100%-280px)-56px)] min-[78rem]:start-auto min-[78rem]:-end-16"
            />
            <Base.Close
              render={
                <IconButton
                  label={uiTexts.close}
                  icon={<X />}
                  tooltipSide="bottom"
                  className="absolute! top-2 start-1.5 md:top-4 md:end-4 md:start-auto md:rounded-full! md:bg-surface"
                />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type StepButtonProps = { label: string; keys: string; icon: ReactNode; onStep: (() => void) | null; className: string }

function StepButton({ label, keys, icon, onStep, className }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      keys={keys}
      icon={icon}
      size="lg"
      tooltipSide="bottom"
      disabled={onStep === null}
      onClick={() => onStep?.()}
      className={cx(
        'absolute! max-md:top-1 max-md:border-transparent! max-md:bg-transparent md:top-1/2 md:-mt-5.5 md:rounded-full! md:border-line-2! md:bg-on-picture! md:text-text! md:hover:bg-hover! md:disabled:text-text-off!',
        className,
      )}
    />
  )
}

/** Whether an event belongs to another dialog above this one. */
function isMeantForAnother(popup: HTMLElement | null, { type, target }: Event): boolean {
  if (type === 'keydown') return document.activeElement !== document.body && !popup?.contains(document.activeElement)
  return target instanceof Element && target.closest('[data-preview]') === null && popup?.parentElement !== null && isInDialog(target)
}

const isInDialog = (target: Element): boolean =>
  target.closest('[role="dialog"], [role="alertdialog"], [role="status"], [role="alert"]') !== null

const KEEPS_ARROWS =
  'input, textarea, select, video, audio, [contenteditable="true"], [role="slider"], [role="menu"], [role="tab"], [role="radio"]'

/** Arrow keys step to the previous and next story, unless the focused control uses them. */
function useArrowKeys(popup: RefObject<HTMLElement | null>, isOpen: boolean, { previous, next }: PreviewSteps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || document.fullscreenElement) return
    const focused = document.activeElement
    if (focused !== document.body && !popup.current?.contains(focused)) return
    if (focused?.matches(KEEPS_ARROWS)) return
    const step = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null
    if (!step) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    if (!isOpen) return
    // In the capture phase, as dialogs stop the propagation of arrow keys.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [isOpen])
}
