import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: 'Descargar proyecto',
  saving: 'Primero se guarda',
  unsaved: 'No se pudieron guardar los últimos cambios, así que no se descargó nada. Primero pulsa “Reintentar” junto a “No se guardó”.',
  failed: 'No se pudo descargar el proyecto. Tu historia se conserva como está.',
  formats: {
    fablecut: ['Historia completa', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['XML de Final Cut Pro', '.zip (.fcpxml)'],
    edl: ['Lista de edición (EDL)', '.zip (.edl)'],
    srt: ['Subtítulos', '.srt'],
    vtt: ['Subtítulos web', '.vtt'],
  },
}
