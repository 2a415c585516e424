const TYPED =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit], [type=color], [type=file]), textarea, select, [contenteditable]:not([contenteditable=false])'
// A select keeps its closed list in the page once it had the focus.
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([data-closed])'
/** Controls that handle arrow keys, Home and End themselves. */
const ARROWED = 'input[type=range], [role=slider], [role=tab], [role=radio], [role=separator], [role=spinbutton]'

type Target = { readonly target: EventTarget | null; readonly key: string }

/** Whether the editor handles a key: not in text fields, not under an open overlay, no keys of movement on controls that use them. */
export function isForEditor({ target, key }: Target, page: ParentNode): boolean {
  if (page.querySelector(LAYERS)) return false
  if (!(target instanceof Element)) return true
  if (target.closest(TYPED)) return false
  return !(isMovement(key) && target.closest(ARROWED))
}

const isMovement = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End'
