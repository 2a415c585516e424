import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: 'Reproductor de películas',
  play: 'Reproducir',
  pause: 'Pausar',
  position: 'Posición',
  positionOf: (at, total) => `${at} de ${total}`,
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  volume: 'Volumen',
  enterFullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  loading: 'Cargando la película',
}
