import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: 'Projekt herunterladen',
  saving: 'Zuerst wird gespeichert',
  unsaved:
    'Die neuesten Änderungen konnten nicht gespeichert werden, deshalb wurde nichts heruntergeladen. Drücke zuerst „Erneut versuchen“ neben „Speichern fehlgeschlagen“.',
  failed: 'Das Projekt konnte nicht heruntergeladen werden. Deine Story bleibt, wie sie ist.',
  formats: {
    fablecut: ['Ganze Story', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['Final Cut Pro XML', '.zip (.fcpxml)'],
    edl: ['Schnittliste (EDL)', '.zip (.edl)'],
    srt: ['Untertitel', '.srt'],
    vtt: ['Web-Untertitel', '.vtt'],
  },
}
