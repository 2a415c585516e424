import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { toast as sonner, Toaster as SonnerToaster } from 'sonner'
import { uiTexts } from '../texts/ui.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type ToastAction = { label: string; onSelect: () => void }
type ToastProps = { tone: 'success' | 'error' | 'info'; text: string; action?: ToastAction; onClose: () => void }

const ICONS: Record<ToastProps['tone'], ReactNode> = {
  success: <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />,
  error: <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />,
  info: <Info aria-hidden className="size-4.5 shrink-0 text-text-2" />,
}

function Toast({ tone, text, action, onClose }: ToastProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className="flex min-h-11 w-full items-center font-sans gap-3 rounded-card bg-raised py-2 pr-2 pl-3.5 shadow-pop sm:min-w-80"
    >
      {ICONS[tone]}
      <span className="grow text-14 text-text">{text}</span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onClose()
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={uiTexts.dismiss} size="sm" icon={<X />} onClick={onClose} />
    </div>
  )
}

/** One toast per sentence: the same text again only starts its time again. */
function show(tone: ToastProps['tone'], text: string, action?: ToastAction): void {
  const id = `${tone}:${text}`
  sonner.custom(() => <Toast tone={tone} text={text} action={action} onClose={() => sonner.dismiss(id)} />, {
    id,
    duration: tone === 'error' ? Number.POSITIVE_INFINITY : 5000,
  })
}

/** One sentence and at most one action; goes after 5 s, errors stay until closed. */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  info: (text: string, action?: ToastAction) => show('info', text, action),
  error: (text: string, action?: ToastAction) => show('error', text, action),
}

/** Where toasts appear: bottom right, on phones the whole width, above a bar with `data-bottom-bar`. Stands once in the app. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={4}
      offset={{ bottom: 'var(--toast-bottom)', right: 24 }}
      mobileOffset={{ bottom: 'var(--toast-bottom)', left: 12, right: 12 }}
      toastOptions={{ unstyled: true, className: 'w-full font-sans sm:right-0 sm:w-auto sm:max-w-110' }}
    />
  )
}
