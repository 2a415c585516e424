/** Content of a toast. */
export type Notice = {
  readonly tone: 'success' | 'error' | 'info'
  readonly text: string
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}
