import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: 'Tela cheia',
  leaveFullScreen: 'Sair da tela cheia',
  loading: 'Carregando vídeo…',
  picture: (title) => `Prévia: ${title}`,
  untitled: 'a história',
  empty: { title: 'Ainda não há nada para mostrar', text: 'Arraste um vídeo, uma imagem ou um som para a linha do tempo.' },
  failure: {
    unreachable: (title) => `Não foi possível carregar “${title}”.`,
    undecodable: (title) => `Este navegador não consegue reproduzir “${title}”. Mesmo assim, está no vídeo exportado.`,
    unchanged: 'Nada mudou na sua história.',
    reload: 'Recarregar',
  },
  canvas: {
    label: 'Itens na imagem',
    item: (type) => `${type} na imagem: as setas movem, mais e menos redimensionam, os colchetes giram`,
    scale: 'Arraste para redimensionar',
    rotate: 'Arraste para girar',
  },
  asset: { label: (title) => `Prévia: ${title}`, play: 'Reproduzir', pause: 'Pausar', close: 'Voltar à linha do tempo' },
}
