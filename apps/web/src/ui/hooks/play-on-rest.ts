import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** How long a touch plays. Source: C-083, C-111. */
const TOUCH_MILLISECONDS = 1_000

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether a card plays: while a mouse rests on it, or for a second after a touch; never where motion is unwanted. */
export function usePlayOnRest() {
  const [isPlaying, setPlaying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !prefersStill() && setPlaying(true)
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPlaying(false)
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' || prefersStill()) return
    setPlaying(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPlaying(false), TOUCH_MILLISECONDS)
  }
  return { isPlaying, handlers: { onPointerEnter, onPointerLeave, onPointerDown } }
}

/** From 768 px and with a pointer that can hover: where pictures come alive by themselves. Source: HD-17. */
const DESKTOP = '(min-width: 768px) and (hover: hover)'

/** Whether this pointer brings pictures alive: a mouse on a desktop, where motion is not unwanted. */
export const playsUnder = ({ pointerType }: PointerEvent): boolean =>
  pointerType === 'mouse' && !prefersStill() && window.matchMedia(DESKTOP).matches

/** Whether a clip plays while a mouse rests on it; on desktop only, and never where motion is unwanted. Source: H-036, HD-17. */
export function usePlayOnHover() {
  const [isPlaying, setPlaying] = useState(false)
  const onPointerEnter = (event: PointerEvent) => setPlaying(playsUnder(event))
  return { isPlaying, handlers: { onPointerEnter, onPointerLeave: () => setPlaying(false) } }
}
