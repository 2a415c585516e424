import { useEffect, useState } from 'react'
import { observeInView, type ViewOptions } from './observe-in-view.ts'

/** A ref callback and whether its element is in view; observes only while `active`. */
export function useInView({ rootMargin, threshold }: ViewOptions = {}, active = true) {
  const [element, setElement] = useState<Element | null>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element || !active) return
    return observeInView(element, { rootMargin, threshold }, setInView)
  }, [element, active, rootMargin, threshold])
  return [setElement, isInView && active] as const
}
