const CAN_HAVE_FOCUS = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]'

/** Whether Tab leads out of a layer, at either end of what can have the focus in it. */
export function leavesByTab({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, layer: HTMLElement): boolean {
  if (key !== 'Tab') return false
  const inside = [...layer.querySelectorAll<HTMLElement>(CAN_HAVE_FOCUS)].filter((one) => one.tabIndex >= 0 && one.checkVisibility())
  return document.activeElement === (shiftKey ? inside[0] : inside.at(-1))
}
