import { useEffect, useRef, useState, type ReactNode } from 'react'
import { observeInView, type ViewOptions } from '../hooks/observe-in-view.ts'

/** One and a half screens above and below. */
const NEAR: ViewOptions = { rootMargin: '150% 0px', threshold: 0 }

type WindowedItemProps = {
  className?: string
  /** From 1. */
  position: number
  /** Number of items of the whole list; null if there may be more. */
  count: number | null
  children: ReactNode
}

/**
 * An item of a long list: its children are mounted only near the viewport, and while they contain the focus; else it keeps their height. Screen
 * readers get its position in the whole list, as far items are hidden from them.
 */
export function WindowedItem({ className, position, count, children }: WindowedItemProps) {
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
    <li
      ref={item}
      aria-hidden={isEmpty || undefined}
      aria-posinset={position}
      aria-setsize={count ?? -1}
      className={className}
      style={isEmpty ? { height: placeholderHeight } : undefined}
    >
      {!isEmpty && children}
    </li>
  )
}
