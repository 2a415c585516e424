import { useEffect, useRef, useState, type ReactNode } from 'react'
import { observeInView, type ViewOptions } from '../hooks/observe-in-view.ts'

/** One and a half screens above and below. */
const NEAR: ViewOptions = { rootMargin: '150% 0px', threshold: 0 }

/** An item of a long list: its children are mounted only near the viewport, and while they hold the focus; else it keeps their height. */
export function WindowedItem({ className, children }: { className?: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)
  const [placeholderHeight, setPlaceholderHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = item.current
    if (!element) return
    return observeInView(element, NEAR, (isNear) => {
      if (isNear) setPlaceholderHeight(null)
      else if (!element.contains(document.activeElement)) setPlaceholderHeight(element.getBoundingClientRect().height)
    })
  }, [])
  const isEmpty = placeholderHeight !== null
  return (
    <li ref={item} aria-hidden={isEmpty || undefined} className={className} style={isEmpty ? { height: placeholderHeight } : undefined}>
      {!isEmpty && children}
    </li>
  )
}
