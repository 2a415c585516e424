import { acceptedFiles, type FileType } from '@fablecut/domain/story/file-types'

/** Opens the file picker for one file of a type; `onFiles` is not called when it is cancelled. */
export function chooseFile(type: FileType, onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = acceptedFiles(type).join(',')
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]), { once: true })
  input.click()
}
