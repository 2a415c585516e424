export type ViewOptions = { readonly rootMargin?: string; readonly threshold?: number }

/** Tells whether an element is in view, now and at each change, until what it answers is called. */
export function observeInView(
  element: Element,
  { rootMargin = '0px', threshold = 0.1 }: ViewOptions,
  tell: (isInView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), { rootMargin, threshold })
  observer.observe(element)
  return () => observer.disconnect()
}
