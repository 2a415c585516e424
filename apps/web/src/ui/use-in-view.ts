import { useEffect, useState } from 'react'

type InViewOptions = { rootMargin?: string; threshold?: number }

/** A ref callback and whether its element is in view; observes only while `active`. */
export function useInView({ rootMargin = '0px', threshold = 0.1 }: InViewOptions = {}, active = true) {
  const [element, setElement] = useState<Element | null>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element || !active) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), { rootMargin, threshold })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, active, rootMargin, threshold])
  return [setElement, isInView && active] as const
}
