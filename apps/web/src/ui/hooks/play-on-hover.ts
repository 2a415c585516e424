import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** How long a tap plays, in ms. */
const TOUCH_MILLISECONDS = 1_000

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether a card plays: while a mouse hovers over it, or for a second after a touch; never with reduced motion. */
export function usePlayOnHover() {
  const [isPlaying, setPlaying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !prefersReducedMotion() && setPlaying(true)
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPlaying(false)
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' || prefersReducedMotion()) return
    setPlaying(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPlaying(false), TOUCH_MILLISECONDS)
  }
  return { isPlaying, handlers: { onPointerEnter, onPointerLeave, onPointerDown } }
}

/** From 768 px and with a pointer that can hover. */
const DESKTOP = '(min-width: 768px) and (hover: hover)'

/** Whether hovering with this pointer starts playback: a mouse on a desktop without reduced motion. */
export const canPlayOnHover = ({ pointerType }: PointerEvent): boolean =>
  pointerType === 'mouse' && !prefersReducedMotion() && window.matchMedia(DESKTOP).matches

/** Whether a clip plays while a mouse hovers over it; on desktop only, never with reduced motion. */
export function usePlayOnDesktopHover() {
  const [isPlaying, setPlaying] = useState(false)
  const onPointerEnter = (event: PointerEvent) => setPlaying(canPlayOnHover(event))
  return { isPlaying, handlers: { onPointerEnter, onPointerLeave: () => setPlaying(false) } }
}
