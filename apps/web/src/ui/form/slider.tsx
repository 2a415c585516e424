import { Slider as Base } from '@base-ui/react/slider'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { cx } from '../class-names.ts'

type SliderProps = {
  /** Accessible name. */
  label: string
  value: number
  min: number
  max: number
  step: number
  /** `aria-valuetext`, e.g. `35%`. */
  valueText: (value: number) => string
  onValueChange: (value: number) => void
  /** A drag, or a held key, begins with its first change and ends once. */
  onBegin?: () => void
  onEnd?: () => void
  disabled?: boolean
  /** Style for sliders over an image. */
  look?: 'panel' | 'film'
  className?: string
}

const LOOKS = {
  panel: { track: 'h-[3px] bg-field', fill: 'bg-text-2' },
  film: { track: 'h-1 bg-text/35', fill: 'bg-text' },
}

const OWN_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])

function keepKey(event: KeyboardEvent): void {
  if (OWN_KEYS.has(event.key)) event.stopPropagation()
}

/** Slider; arrow keys move by a step and do not reach page shortcuts. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  valueText,
  onValueChange,
  disabled,
  look = 'panel',
  className,
  ...gesture
}: SliderProps) {
  const { begin, end } = useOneGesture(gesture)
  return (
    <Base.Root
      value={Math.min(max, Math.max(min, value))}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      thumbAlignment="edge"
      onValueChange={(next) => {
        begin()
        onValueChange(next)
      }}
      onValueCommitted={(_, { reason }) => reason !== 'keyboard' && end()}
      onKeyDown={keepKey}
      onKeyUp={end}
      onBlur={end}
      className={cx('data-disabled:opacity-50', className)}
    >
      <Base.Control className="hit relative flex h-7 w-full cursor-pointer touch-none items-center select-none data-disabled:cursor-default">
        <Base.Track className={`w-full rounded-full ${LOOKS[look].track}`}>
          <Base.Indicator className={`rounded-full ${LOOKS[look].fill}`} />
          <Base.Thumb
            aria-label={label}
            getAriaValueText={(_, thumbValue) => valueText(thumbValue)}
            className="size-3.5 rounded-full bg-text outline-none has-[:focus-visible]:shadow-(--focus)"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}

function useOneGesture({ onBegin, onEnd }: Pick<SliderProps, 'onBegin' | 'onEnd'>) {
  const isOpen = useRef(false)
  const begin = () => {
    if (isOpen.current) return
    isOpen.current = true
    onBegin?.()
  }
  const end = () => {
    if (!isOpen.current) return
    isOpen.current = false
    onEnd?.()
  }
  const endAtLast = useEffectEvent(end)
  useEffect(() => () => endAtLast(), [])
  return { begin, end }
}
