const EDITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether `/` was pressed outside text fields, dialogs and menus. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null
  return !isTyping && document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null
}
