import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: 'Reprodutor do filme',
  play: 'Reproduzir',
  pause: 'Pausar',
  position: 'Posição',
  positionOf: (at, total) => `${at} de ${total}`,
  mute: 'Silenciar',
  unmute: 'Ativar o som',
  volume: 'Volume',
  enterFullScreen: 'Tela cheia',
  leaveFullScreen: 'Sair da tela cheia',
  loading: 'Carregando o filme',
}
