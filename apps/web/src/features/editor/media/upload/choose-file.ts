import { acceptedFiles, type FileKind } from '@fablecut/domain/story/file-kinds'

/** Opens the system's dialog for one file of a kind; nothing happens when it is closed without a choice. */
export function chooseFile(kind: FileKind, onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = acceptedFiles(kind).join(',')
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]), { once: true })
  input.click()
}
