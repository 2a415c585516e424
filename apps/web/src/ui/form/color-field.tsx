import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { parseHexColor } from './parse-hex-color.ts'
import { TypedValue } from './typed-value.tsx'

type ColorFieldProps = {
  label: string
  /** `#RRGGBB`; null without a colour, e.g. for a transparent background. */
  value: string | null
  /** Shown in the field while `value` is null. */
  none?: string
  onValueChange: (color: string) => void
  /** All changes while the picker is open are one gesture. */
  onBegin?: () => void
  onEnd?: () => void
  disabled?: boolean
  children?: ReactNode
}

/** Colour field: swatch with the system picker, and a hex input, followed by `children`. */
export function ColorField({ label, value, none = '', onValueChange, onBegin, onEnd, disabled, children }: ColorFieldProps) {
  return (
    <div className="grid grid-cols-[84px_1fr] items-center gap-2">
      <span aria-hidden className="truncate text-13 text-text-2">
        {label}
      </span>
      <div className="flex min-w-0 items-center gap-2">
        <Swatch label={label} value={value} onValueChange={onValueChange} onBegin={onBegin} onEnd={onEnd} disabled={disabled} />
        <TypedValue
          label={label}
          displayValue={value ?? none}
          disabled={disabled}
          read={(text) => parseHexColor(text) ?? undefined}
          onAccept={(color) => color !== value && onValueChange(color)}
          className="min-w-0 grow tabular-nums"
        />
        {children}
      </div>
    </div>
  )
}

type SwatchProps = Pick<ColorFieldProps, 'label' | 'value' | 'onValueChange' | 'onBegin' | 'onEnd' | 'disabled'>

/** Uses the native `change` event, fired when the picker closes, which React does not expose. */
function Swatch({ label, value, onValueChange, onBegin, onEnd, disabled }: SwatchProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  const end = useEffectEvent(() => {
    if (isOpen.current) onEnd?.()
    isOpen.current = false
  })
  useEffect(() => {
    const element = input.current
    const close = () => end()
    element?.addEventListener('change', close)
    return () => {
      element?.removeEventListener('change', close)
      close()
    }
  }, [])
  return (
    <span
      className="relative size-7 shrink-0 overflow-hidden rounded-sm border border-field has-[:focus-visible]:shadow-(--focus)"
      style={{ background: value ?? 'repeating-conic-gradient(#57534f 0 25%, #2d2a27 0 50%) 0 0 / 10px 10px' }}
    >
      <input
        ref={input}
        type="color"
        aria-label={label}
        value={value ?? '#000000'}
        disabled={disabled}
        onInput={(event) => {
          if (!isOpen.current) onBegin?.()
          isOpen.current = true
          onValueChange(event.currentTarget.value.toUpperCase())
        }}
        onBlur={() => end()}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  )
}
