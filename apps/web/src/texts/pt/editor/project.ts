import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: 'Baixar projeto',
  saving: 'Salvando primeiro',
  unsaved:
    'Não foi possível salvar as últimas mudanças, por isso nada foi baixado. Pressione primeiro “Tentar de novo” ao lado de “Falha ao salvar”.',
  failed: 'Não foi possível baixar o projeto. Sua história continua como está.',
  formats: {
    fablecut: ['História inteira', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['XML do Final Cut Pro', '.zip (.fcpxml)'],
    edl: ['Lista de edição (EDL)', '.zip (.edl)'],
    srt: ['Legendas', '.srt'],
    vtt: ['Legendas para a web', '.vtt'],
  },
}
