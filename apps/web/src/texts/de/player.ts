import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: 'Filmplayer',
  play: 'Abspielen',
  pause: 'Pause',
  position: 'Position',
  positionOf: (at, total) => `${at} von ${total}`,
  mute: 'Stummschalten',
  unmute: 'Ton einschalten',
  volume: 'Lautstärke',
  enterFullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  loading: 'Der Film wird geladen',
}
