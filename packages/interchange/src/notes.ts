/**
 * What of an imported project is not in the story as it was: `effect`, `transition`: left out. `disabled`: a clip that is switched off, left
 * out. `object`: of a type that cannot be read. `media`: the file is missing. `placement`: moved, as items overlapped or the document was not
 * valid.
 */
export const IMPORT_NOTES = ['effect', 'transition', 'disabled', 'object', 'media', 'placement'] as const
export type ImportNoteType = (typeof IMPORT_NOTES)[number]
export type ImportNote = { readonly type: ImportNoteType; readonly name: string; readonly count: number }

/** Collects notes; equal ones are counted. */
export function createNotes() {
  const notes = new Map<string, ImportNote>()
  return {
    add(type: ImportNoteType, name: string): void {
      const key = `${type} ${name}`
      notes.set(key, { type, name, count: (notes.get(key)?.count ?? 0) + 1 })
    },
    list: (): readonly ImportNote[] => [...notes.values()],
  }
}
export type Notes = ReturnType<typeof createNotes>
