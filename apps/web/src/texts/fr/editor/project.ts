import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: 'Télécharger le projet',
  saving: 'Enregistrement d’abord',
  unsaved:
    'Les dernières modifications n’ont pas pu être enregistrées, rien n’a donc été téléchargé. Appuyez d’abord sur Réessayer à côté de Échec de l’enregistrement.',
  failed: 'Le projet n’a pas pu être téléchargé. Votre histoire est conservée telle quelle.',
  formats: {
    fablecut: ['Histoire entière', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['Final Cut Pro XML', '.zip (.fcpxml)'],
    edl: ['Liste de montage', '.zip (.edl)'],
    srt: ['Sous-titres', '.srt'],
    vtt: ['Sous-titres web', '.vtt'],
  },
}
