import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

const REST_MILLISECONDS = 2_500

/** The bar rests while a film plays and nobody moves; a pointer that lies on it keeps it. A film that begins shows it. */
export function useCalmBar(bar: RefObject<HTMLElement | null>, isPlaying: boolean) {
  const [wasPlaying, setWasPlaying] = useState(isPlaying)
  const [isAwake, setAwake] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (isPlaying !== wasPlaying) {
    setWasPlaying(isPlaying)
    setAwake(true)
  }
  const rest = () => {
    clearTimeout(timer.current)
    setAwake(false)
  }
  const wake = () => {
    clearTimeout(timer.current)
    setAwake(true)
    timer.current = setTimeout(() => (isPointedAt(bar.current) ? wake() : rest()), REST_MILLISECONDS)
  }
  const restLater = useEffectEvent(wake)
  useEffect(() => {
    if (isPlaying) restLater()
    return () => clearTimeout(timer.current)
  }, [isPlaying])
  return { isShown: isAwake || !isPlaying, wake, rest }
}

/** After a touch an element counts as hovered until the next one. */
const isPointedAt = (bar: HTMLElement | null): boolean => bar !== null && bar.matches(':hover') && matchMedia('(hover: hover)').matches
