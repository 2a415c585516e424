export type ViewOptions = { readonly rootMargin?: string; readonly threshold?: number }

/** Reports whether an element is in view, initially and on each change. Returns the clean-up. */
export function observeInView(
  element: Element,
  { rootMargin = '0px', threshold = 0.1 }: ViewOptions,
  onChange: (isInView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), { rootMargin, threshold })
  observer.observe(element)
  return () => observer.disconnect()
}
