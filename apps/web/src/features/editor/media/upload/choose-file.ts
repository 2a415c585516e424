import { acceptedFiles, type FileKind } from '@fablecut/domain/story/file-kinds'

/** Opens the file picker for one file of a type; `onFiles` is not called when it is cancelled. */
export function chooseFile(kind: FileKind, onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = acceptedFiles(kind).join(',')
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]), { once: true })
  input.click()
}
