const FOCUSABLE = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]'

/** Whether this Tab press moves the focus out of a layer, at its first or last focusable element. */
export function isFocusLeaving({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, layer: HTMLElement): boolean {
  if (key !== 'Tab') return false
  const inside = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0 && element.checkVisibility())
  return document.activeElement === (shiftKey ? inside[0] : inside.at(-1))
}
