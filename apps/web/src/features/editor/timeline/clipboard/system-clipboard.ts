/** What this page copied last, for browsers that let no page read the clipboard. */
let lastCopied = ''

/** For the events of the browser, which carry the clipboard themselves. */
export const rememberCopied = (text: string): void => {
  lastCopied = text
}

export async function writeClipboard(text: string): Promise<void> {
  rememberCopied(text)
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without permission, or a secure connection, it can be pasted in this page only.
  }
}

/** The clipboard's text, or what this page copied last when the browser does not show it. */
export async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return lastCopied
  }
}
