import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

const HIDE_AFTER_MILLISECONDS = 2_500

/** Shows the controls while the video is paused, after pointer or key activity for 2.5 s, and while a mouse is over them. */
export function useAutoHidingControls(bar: RefObject<HTMLElement | null>, isPlaying: boolean) {
  const [wasPlaying, setWasPlaying] = useState(isPlaying)
  const [isVisible, setVisible] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (isPlaying !== wasPlaying) {
    setWasPlaying(isPlaying)
    setVisible(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setVisible(false)
  }
  const show = () => {
    clearTimeout(timer.current)
    setVisible(true)
    timer.current = setTimeout(() => (isPointedAt(bar.current) ? show() : hide()), HIDE_AFTER_MILLISECONDS)
  }
  const restLater = useEffectEvent(show)
  useEffect(() => {
    if (isPlaying) restLater()
    return () => clearTimeout(timer.current)
  }, [isPlaying])
  return { isShown: isVisible || !isPlaying, show, hide }
}

/** After a touch an element counts as hovered until the next one. */
const isPointedAt = (bar: HTMLElement | null): boolean => bar !== null && bar.matches(':hover') && matchMedia('(hover: hover)').matches
