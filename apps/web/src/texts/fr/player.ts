import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: 'Lecteur du film',
  play: 'Lecture',
  pause: 'Pause',
  position: 'Position',
  positionOf: (at, total) => `${at} sur ${total}`,
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  volume: 'Volume',
  enterFullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  loading: 'Chargement du film',
}
