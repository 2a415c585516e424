import { Dialog as Base } from '@base-ui/react/dialog'
import { ArrowLeft, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { uiTexts } from '../../texts/ui.ts'
import { cx } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { isPhone } from '../hooks/is-phone.ts'
import { useBackCloses } from './use-back-closes.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Bottom right, the safe action first. */
  actions?: ReactNode
  /** Width from 640 px on. */
  width?: 'sm' | 'md' | 'lg'
  /** Below 640 px: a centred card, a bottom sheet with a grab bar (also below 768 px), or full screen. */
  phone?: keyof typeof PHONES
  /** Shows a back button before the title. */
  onBack?: () => void
  /** Without the close button; Escape and a click outside still close. */
  bare?: boolean
}

const WIDTHS = { sm: 'sm:max-w-100', md: 'sm:max-w-140', lg: 'sm:max-w-220' }
const PHONES = {
  card: 'm-4 rounded-dialog',
  sheet: 'max-sm:mb-0 max-sm:self-end max-sm:rounded-t-dialog max-sm:pb-[max(20px,env(safe-area-inset-bottom))] sm:m-4 sm:rounded-dialog',
  'sheet-768':
    'max-md:mb-0 max-md:w-full! max-md:max-w-none! max-md:self-end max-md:rounded-t-dialog max-md:pb-[max(20px,env(safe-area-inset-bottom))] md:m-4 md:rounded-dialog',
  full: 'max-sm:min-h-dvh sm:m-4 sm:rounded-dialog',
}
/** Beside the title, which is below a grab bar. */
const CROSS: Partial<Record<keyof typeof PHONES, string>> = { sheet: 'max-sm:top-6.5', 'sheet-768': 'max-md:top-6.5' }

/** Modal dialog: traps and restores focus, closes with Escape and Back. It begins at a child with `data-autofocus`. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  width = 'sm',
  phone = 'card',
  onBack,
  bare = false,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  useBackCloses(open, onBack ?? (() => onOpenChange(false)))
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        {/* Also covers a dialog below it, so that only the topmost is undimmed. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--m-slow) data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-40 grid overflow-y-auto sm:place-items-center">
          <Base.Popup
            ref={popup}
            initialFocus={() => (isPhone() ? popup.current : (popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true))}
            className={cx(
              'relative my-auto w-auto self-center bg-raised p-5 shadow-dialog outline-none transition-[opacity,scale] duration-(--m-slow) ease-out sm:w-[calc(100%-32px)]',
              'data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
              WIDTHS[width],
              PHONES[phone],
            )}
          >
            {phone.startsWith('sheet') && (
              <span
                aria-hidden
                className={cx('mx-auto -mt-2 mb-3 block h-1 w-9 rounded-full bg-hover', phone === 'sheet' ? 'sm:hidden' : 'md:hidden')}
              />
            )}
            {onBack && (
              <IconButton label={uiTexts.back} icon={<ArrowLeft />} size="sm" className="float-start me-2 -ms-1.5" onClick={onBack} />
            )}
            <Base.Title className={cx('text-16 font-strong text-text', !bare && 'pe-10')}>{title}</Base.Title>
            {description && <Base.Description className="mt-1.5 text-14 text-text-2">{description}</Base.Description>}
            {children && <div className="mt-4">{children}</div>}
            {actions && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
            {!bare && (
              <Base.Close
                render={<IconButton label={uiTexts.close} icon={<X />} size="sm" className={cx('absolute! top-4.5 end-4', CROSS[phone])} />}
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
